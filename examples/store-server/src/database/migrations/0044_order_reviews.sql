-- Reviews that buyers write. A published one is copied into "reviews", which is all that the shop shows.
CREATE TABLE order_reviews (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The position of the line of the order.
  position integer NOT NULL,
  product_id integer NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'published', 'rejected')),
  score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
  title text NOT NULL,
  content text NOT NULL,
  author text NOT NULL,
  language text NOT NULL,
  size text,
  fit integer CHECK (fit BETWEEN 1 AND 5),
  written_at timestamptz NOT NULL,
  -- When the staff published or rejected the review.
  decided_at timestamptz,
  UNIQUE (order_id, position)
);
-- Null for a review of the demonstration data. The deletion of a buyer's review, or of the order, also deletes the copy.
ALTER TABLE reviews ADD COLUMN order_review_id integer UNIQUE REFERENCES order_reviews (id) ON DELETE CASCADE;

-- The entered values of a form that was not accepted yet.
CREATE TABLE review_drafts (
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position integer NOT NULL,
  typed jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, position)
);
