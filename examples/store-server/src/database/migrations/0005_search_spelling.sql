-- How a word of the shop is spelt: a correction shows "mütze", not the folded "mutze" that it is found by.
ALTER TABLE search_terms ADD COLUMN spelling text;
