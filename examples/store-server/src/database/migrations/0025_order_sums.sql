-- A cart may come to more than an integer holds: 999 pieces of many things.
ALTER TABLE orders ALTER COLUMN subtotal_minor TYPE bigint, ALTER COLUMN discount_minor TYPE bigint;
