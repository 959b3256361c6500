ALTER TABLE orders
  ADD COLUMN shipped_at timestamptz,
  ADD COLUMN delivered_at timestamptz,
  ADD COLUMN tracking_number text;
-- The demonstration looks for orders that it ships and delivers next.
CREATE INDEX orders_under_way ON orders (placed_at) WHERE status IN ('awaiting_fulfillment', 'shipped');

-- Links that open the page of one order without a sign-in.
CREATE TABLE order_links (
  -- The token opens the order, so only its hash is stored.
  token_sha256 text PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX order_links_expiry ON order_links (expires_at);
CREATE INDEX order_links_order ON order_links (order_id);
