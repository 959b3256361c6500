CREATE TABLE carts (
  id text PRIMARY KEY,
  customer_id integer NOT NULL DEFAULT 0,
  site text NOT NULL,
  store text NOT NULL,
  country text,
  version integer NOT NULL DEFAULT 1,
  -- open -> ordered (its order is placed) | merged (its lines went to the customer's cart at sign-in)
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'ordered', 'merged')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- A customer has one open cart in a store, also when two browsers begin one at the same moment.
CREATE UNIQUE INDEX carts_open_of_customer ON carts (customer_id, store) WHERE customer_id > 0 AND status = 'open';
CREATE INDEX carts_updated ON carts (updated_at);

CREATE TABLE cart_lines (
  id text PRIMARY KEY,
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  variant_id integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- What the variant was called, for a line whose variant is no longer in the catalogue.
  product_id integer NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (cart_id, variant_id)
);

CREATE TABLE cart_metafields (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  namespace text NOT NULL,
  key text NOT NULL,
  permission_set text NOT NULL,
  value text NOT NULL,
  UNIQUE (cart_id, namespace, key)
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_sha256 text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
