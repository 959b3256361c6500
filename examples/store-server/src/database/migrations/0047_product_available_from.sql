ALTER TABLE products
  -- The day from which a product that is coming soon will be sold; null if it is unknown.
  ADD COLUMN available_from date;
