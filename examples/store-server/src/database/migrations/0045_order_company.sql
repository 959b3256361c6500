-- The company that gets the invoice, and its VAT id. Both belong to the invoice and stay as long as the order.
ALTER TABLE orders
  ADD COLUMN company text,
  ADD COLUMN vat_id text;
