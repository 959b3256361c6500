-- Withdrawals from a contract and return requests.
CREATE TABLE order_returns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Made by the form, so that a form that is sent twice is stored once.
  submission uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('withdrawal', 'return')),
  -- Null when no order has this number and e-mail address: the staff looks for the order.
  order_id integer REFERENCES orders (id) ON DELETE CASCADE,
  site text NOT NULL,
  order_number text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  -- The positions of the lines of the order.
  positions integer[] NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX order_returns_order ON order_returns (order_id);
