CREATE TABLE checkouts (
  id text PRIMARY KEY,
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  site text NOT NULL,
  customer_id integer NOT NULL DEFAULT 0,
  -- SHA-256 of the secret in the cookie of the browser that opened the address first; null until then.
  session_sha256 text,
  csrf_token text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE SEQUENCE order_numbers START 100001;

CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  checkout_id text NOT NULL UNIQUE,
  -- A cart becomes an order once, whatever is pressed how often.
  cart_id text NOT NULL UNIQUE,
  customer_id integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'awaiting_fulfillment',
  email text NOT NULL,
  site text NOT NULL,
  currency text NOT NULL,
  subtotal_minor integer NOT NULL,
  shipping_minor integer NOT NULL,
  tax_included boolean NOT NULL,
  shipping_option text NOT NULL,
  shipping_address jsonb NOT NULL,
  placed_at timestamptz NOT NULL
);
CREATE INDEX orders_of_customer ON orders (customer_id, id DESC) WHERE customer_id > 0;

CREATE TABLE order_lines (
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position integer NOT NULL,
  product_id integer NOT NULL,
  variant_id integer NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  image_url text NOT NULL,
  options jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_minor integer NOT NULL,
  PRIMARY KEY (order_id, position)
);
