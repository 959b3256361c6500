CREATE TABLE newsletter_subscribers (
  email text NOT NULL,
  site text NOT NULL,
  subscribed_at timestamptz NOT NULL,
  PRIMARY KEY (email)
);
