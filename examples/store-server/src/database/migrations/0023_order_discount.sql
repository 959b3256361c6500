-- `subtotal_minor` is what the goods cost after it.
ALTER TABLE orders ADD COLUMN discount_minor integer NOT NULL DEFAULT 0 CHECK (discount_minor >= 0);
