-- What was last typed into a checkout that was not ordered, and what is said of it, so that its page can be loaded again.
ALTER TABLE checkouts ADD COLUMN draft jsonb;
CREATE INDEX checkouts_drafts ON checkouts (created_at) WHERE draft IS NOT NULL;
