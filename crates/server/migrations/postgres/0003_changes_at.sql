-- What was asked for more than a day ago is forgotten, and found by this however much there is.
CREATE INDEX changes_at ON changes (at);
