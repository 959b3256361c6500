ALTER TABLE products
  -- From 1 to 5; null where warmth does not matter.
  ADD COLUMN warmth integer CHECK (warmth BETWEEN 1 AND 5),
  -- The hydrostatic head in millimetres; null for a product that is not waterproof.
  ADD COLUMN waterproofness integer CHECK (waterproofness > 0),
  ADD COLUMN fit text CHECK (fit IN ('slim', 'regular', 'relaxed'));
