ALTER TABLE reviews
  -- The key of the size that the buyer bought; null for a product of one size and for a buyer who named none.
  ADD COLUMN size text;
