-- What the staff has done with a return: the items are back in stock, and the money was refunded.
ALTER TABLE order_returns
  ADD COLUMN restocked_at timestamptz,
  ADD COLUMN refunded_at timestamptz;
