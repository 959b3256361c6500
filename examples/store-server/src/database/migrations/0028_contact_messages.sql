-- What shoppers write to the shop. The people who answer read it here; a shop with a help desk passes it on.
CREATE TABLE contact_messages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  site text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_received ON contact_messages (received_at);
