-- The colour of a plain product is only that of its pictures: the shopper does not choose it.
ALTER TABLE products ADD COLUMN plain boolean NOT NULL DEFAULT false;

-- What a shopper chooses besides colour and size, such as a length.
CREATE TABLE product_options (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  labels jsonb NOT NULL,
  -- A list of { key, labels }.
  choices jsonb NOT NULL,
  PRIMARY KEY (product_id, name)
);

ALTER TABLE variants ALTER COLUMN size DROP NOT NULL;
-- The key of the value of each of these options, by the name of the option.
ALTER TABLE variants ADD COLUMN options jsonb NOT NULL DEFAULT '{}';
