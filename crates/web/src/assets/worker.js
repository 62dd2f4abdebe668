// Takes messages while no page is open, and leads whoever clicks one to their table.

addEventListener("push", (event) => {
  const { title, body, address } = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification(title ?? "Troyes", { body, tag: address, data: address }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? "/";
  event.waitUntil(clients.matchAll({ type: "window" }).then((windows) => {
    const open = windows.find((window) => window.url.split("?")[0] === address);
    return open ? open.focus() : clients.openWindow(address);
  }));
});
