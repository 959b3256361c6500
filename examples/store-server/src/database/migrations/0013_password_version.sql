-- Counts the passwords of an account: an access token of an earlier one is refused, but for the token that made the change.
ALTER TABLE customers
  ADD COLUMN password_version integer NOT NULL DEFAULT 1,
  ADD COLUMN password_changed_by text;
