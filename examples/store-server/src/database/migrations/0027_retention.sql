-- Old rows are found by their age (`cleaning/cleanTables.ts`).
CREATE INDEX checkouts_created ON checkouts (created_at);
DROP INDEX checkouts_drafts;
CREATE INDEX search_log_logged ON search_log (logged_at);
