### The site without a server: what it says before its pages can speak.

site-opening = The table is being laid …
site-no-service-worker = This browser cannot play here: it has no service workers, or does not allow them. Private windows and pages that come without https often do not. Any current browser can, over https or from this device itself.
site-not-opened = The site could not be opened. Load the page again; if that does not help, the browser may keep nothing for this page or be out of room.
site-no-script = This page needs JavaScript.
site-failed = Something has gone wrong here. Your tables are kept as they were: load the page again.
