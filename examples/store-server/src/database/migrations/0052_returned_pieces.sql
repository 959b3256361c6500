-- How many pieces of each position a return takes. Null for one from before this migration, which takes whole lines.
ALTER TABLE order_returns ADD COLUMN pieces integer[] CHECK (cardinality(pieces) = cardinality(positions));
