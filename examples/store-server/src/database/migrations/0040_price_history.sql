-- The prices that shoppers paid, each until the next one. A reduction shows the lowest price of the 30 days before it.
CREATE TABLE price_history (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  currency text NOT NULL,
  price_minor integer NOT NULL CHECK (price_minor > 0),
  valid_from timestamptz NOT NULL,
  PRIMARY KEY (product_id, currency, valid_from)
);

-- A trigger records every change, also one that an operator makes by hand.
CREATE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(NEW.sale_price_minor, NEW.price_minor) = coalesce(OLD.sale_price_minor, OLD.price_minor) THEN
    RETURN NULL;
  END IF;
  INSERT INTO price_history (product_id, currency, price_minor, valid_from)
    VALUES (NEW.product_id, NEW.currency, coalesce(NEW.sale_price_minor, NEW.price_minor), now())
    ON CONFLICT (product_id, currency, valid_from) DO UPDATE SET price_minor = excluded.price_minor;
  RETURN NULL;
END $$;
CREATE TRIGGER product_prices_history AFTER INSERT OR UPDATE ON product_prices
  FOR EACH ROW EXECUTE FUNCTION record_price();

INSERT INTO price_history (product_id, currency, price_minor, valid_from)
  SELECT product_id, currency, coalesce(sale_price_minor, price_minor), now() FROM product_prices;
