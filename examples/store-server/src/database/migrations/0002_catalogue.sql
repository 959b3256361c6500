CREATE TABLE products (
  id integer PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  category_key text NOT NULL,
  gender text NOT NULL,
  activities text[] NOT NULL,
  created_at timestamptz NOT NULL,
  popularity integer NOT NULL,
  coming_soon boolean NOT NULL,
  retired boolean NOT NULL,
  unshippable_to text[] NOT NULL,
  stores text[] NOT NULL
);

CREATE TABLE product_texts (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  features jsonb NOT NULL,
  materials text NOT NULL,
  care text NOT NULL,
  fit text NOT NULL,
  breadcrumbs jsonb NOT NULL,
  document tsvector NOT NULL,
  PRIMARY KEY (product_id, language)
);
CREATE INDEX product_texts_document ON product_texts USING gin (document);

CREATE TABLE product_colors (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  key text NOT NULL,
  hex text NOT NULL,
  names jsonb NOT NULL,
  picture jsonb NOT NULL,
  PRIMARY KEY (product_id, key)
);

CREATE TABLE product_sizes (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  key text NOT NULL,
  labels jsonb NOT NULL,
  PRIMARY KEY (product_id, key)
);

CREATE TABLE product_prices (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  currency text NOT NULL,
  price_minor integer NOT NULL CHECK (price_minor > 0),
  sale_price_minor integer CHECK (sale_price_minor > 0 AND sale_price_minor < price_minor),
  PRIMARY KEY (product_id, currency)
);

-- No reference to products: a new edition of the catalogue must never take stock or orders with it.
CREATE TABLE variants (
  id integer PRIMARY KEY,
  product_id integer NOT NULL,
  position integer NOT NULL,
  sku text NOT NULL UNIQUE,
  color text NOT NULL,
  size text NOT NULL,
  tracked boolean NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0)
);
CREATE INDEX variants_product ON variants (product_id);

CREATE TABLE reviews (
  id integer PRIMARY KEY,
  product_id integer NOT NULL,
  score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
  title text NOT NULL,
  content text NOT NULL,
  author text NOT NULL,
  created_at timestamptz NOT NULL,
  verified boolean NOT NULL,
  fit integer CHECK (fit BETWEEN 1 AND 5),
  quality integer CHECK (quality BETWEEN 1 AND 5)
);
CREATE INDEX reviews_product ON reviews (product_id, created_at DESC);

CREATE TABLE contents (
  language text NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (language, kind)
);

-- The words of each language that a typing mistake may mean.
CREATE TABLE search_terms (
  language text NOT NULL,
  term text NOT NULL,
  popularity integer NOT NULL,
  PRIMARY KEY (language, term)
);
CREATE INDEX search_terms_trigrams ON search_terms USING gin (term gin_trgm_ops);

-- Whole searches to offer: popular ones, categories, products.
CREATE TABLE search_phrases (
  language text NOT NULL,
  phrase text NOT NULL,
  folded text NOT NULL,
  popularity integer NOT NULL,
  is_trending boolean NOT NULL,
  PRIMARY KEY (language, phrase)
);

CREATE TABLE search_redirects (
  language text NOT NULL,
  term text NOT NULL,
  address text NOT NULL,
  PRIMARY KEY (language, term)
);

CREATE TABLE search_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  term text NOT NULL,
  corrected text,
  locale text NOT NULL,
  store_source text NOT NULL,
  result_count integer,
  logged_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE seed_edition (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  edition text NOT NULL
);
