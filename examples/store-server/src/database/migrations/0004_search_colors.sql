-- What shoppers type for a colour, so that a search knows which colours it names.
CREATE TABLE search_colors (
  language text NOT NULL,
  key text NOT NULL,
  document tsvector NOT NULL,
  PRIMARY KEY (language, key)
);
