-- The mail queue: mails are written in the transaction of their cause and sent afterwards.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The reason for the mail, such as "order CN-100001 placed". Each reason has one mail.
  cause text NOT NULL UNIQUE,
  recipient text NOT NULL,
  -- The site whose language and currency the mail has.
  site text NOT NULL,
  subject text NOT NULL,
  -- Null once the mail was sent: the texts contain links that open an order.
  body_text text,
  body_html text,
  unsubscribe_url text,
  created_at timestamptz NOT NULL,
  -- When the mail is to be sent, or sent again. Null once it was sent or given up.
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz
);
CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX mails_created ON mails (created_at);
