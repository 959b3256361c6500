-- Null for a review whose language nobody noted.
ALTER TABLE reviews ADD COLUMN language text;
