CREATE TABLE gift_cards (
  id text PRIMARY KEY,
  -- The code is money, so only its hash and its last four characters are stored.
  code_sha256 text NOT NULL UNIQUE,
  last_four text NOT NULL,
  currency text NOT NULL,
  balance_minor bigint NOT NULL CHECK (balance_minor >= 0)
);

-- The ledger: the balance of a gift card is the sum of its entries.
CREATE TABLE gift_card_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gift_card_id text NOT NULL REFERENCES gift_cards (id),
  -- Null for the issue of the gift card.
  order_id integer REFERENCES orders (id) ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  made_at timestamptz NOT NULL
);
CREATE INDEX gift_card_entries_order ON gift_card_entries (order_id);
CREATE INDEX gift_card_entries_gift_card ON gift_card_entries (gift_card_id);

CREATE TABLE cart_gift_cards (
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  gift_card_id text NOT NULL REFERENCES gift_cards (id),
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (cart_id, gift_card_id)
);
