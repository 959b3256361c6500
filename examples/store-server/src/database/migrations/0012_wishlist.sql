-- variant_id 0 stands for "no variant chosen", so that the same choice cannot be remembered twice.
CREATE TABLE wishlist_items (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  product_id integer NOT NULL,
  variant_id integer NOT NULL DEFAULT 0,
  added_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (customer_id, product_id, variant_id)
);
