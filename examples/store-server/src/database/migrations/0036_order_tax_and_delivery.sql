ALTER TABLE orders
  -- The sales tax on top of the prices; 0 where the prices include the tax.
  ADD COLUMN tax_minor bigint NOT NULL DEFAULT 0,
  -- The delivery dates that the buyer saw; null for orders from before they were shown.
  ADD COLUMN delivery jsonb,
  -- Null when it equals the delivery address.
  ADD COLUMN billing_address jsonb,
  ADD COLUMN phone text,
  ADD COLUMN gift_note text;
