-- When its form was first sent. Until then each browser that opens the address is bound to it anew, because an answer may be lost.
ALTER TABLE checkouts ADD COLUMN posted_at timestamptz;
UPDATE checkouts SET posted_at = created_at
  WHERE draft IS NOT NULL OR EXISTS (SELECT 1 FROM orders WHERE orders.checkout_id = checkouts.id);
-- A cart that is deleted takes its checkouts along.
CREATE INDEX checkouts_cart ON checkouts (cart_id);
