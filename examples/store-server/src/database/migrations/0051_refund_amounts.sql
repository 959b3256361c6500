-- What a return gives back: the whole amount, and the part of each gift card. Null for a return without items, and for
-- one from before this migration until it is refunded.
ALTER TABLE order_returns ADD COLUMN refund jsonb;

-- Set in the entry that puts money back on a gift card. A refund writes at most one for each gift card.
ALTER TABLE gift_card_entries ADD COLUMN return_id uuid REFERENCES order_returns (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX gift_card_entries_return ON gift_card_entries (return_id, gift_card_id);
