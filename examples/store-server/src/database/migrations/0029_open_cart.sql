-- The shopper's message to the shop, and JSON of the team that runs it.
ALTER TABLE carts ADD COLUMN note text, ADD COLUMN custom text NOT NULL DEFAULT '{}';
-- Lines of one variant may differ in these, so a variant may have several lines. Changes of a cart lock its row.
ALTER TABLE cart_lines ADD COLUMN properties text NOT NULL DEFAULT '{}', ADD COLUMN custom text NOT NULL DEFAULT '{}';
ALTER TABLE cart_lines DROP CONSTRAINT cart_lines_cart_id_variant_id_key;
CREATE INDEX cart_lines_cart ON cart_lines (cart_id);

ALTER TABLE orders ADD COLUMN note text, ADD COLUMN custom text NOT NULL DEFAULT '{}';
ALTER TABLE order_lines ADD COLUMN properties text NOT NULL DEFAULT '{}', ADD COLUMN custom text NOT NULL DEFAULT '{}';
