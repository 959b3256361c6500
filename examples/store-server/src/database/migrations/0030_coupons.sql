CREATE TABLE coupons (
  -- As `canonicalCode` writes it: upper case, no spaces around it.
  code text PRIMARY KEY,
  -- What the discount is for, by language.
  names jsonb NOT NULL,
  stores text[] NOT NULL,
  -- Either a share of the goods, or an amount in minor units by currency.
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amounts jsonb,
  -- What the goods must cost at least, in minor units by currency.
  minimums jsonb NOT NULL DEFAULT '{}',
  valid_from timestamptz,
  valid_until timestamptz,
  usage_limit integer CHECK (usage_limit > 0),
  -- Only signed-in customers may use a coupon with this limit.
  customer_limit integer CHECK (customer_limit > 0),
  CHECK ((percent IS NULL) <> (amounts IS NULL))
);

CREATE TABLE coupon_uses (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  code text NOT NULL REFERENCES coupons (code),
  customer_id integer NOT NULL
);
CREATE INDEX coupon_uses_code ON coupon_uses (code, customer_id);

ALTER TABLE carts ADD COLUMN coupon_code text;
-- `coupon` has the code and the names at the time of the order.
ALTER TABLE orders ADD COLUMN coupon jsonb, ADD COLUMN coupon_minor bigint NOT NULL DEFAULT 0 CHECK (coupon_minor >= 0);
