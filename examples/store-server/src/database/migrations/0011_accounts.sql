CREATE TABLE customer_groups (
  id integer PRIMARY KEY,
  name text NOT NULL,
  discount_percent integer NOT NULL CHECK (discount_percent BETWEEN 0 AND 90)
);
INSERT INTO customer_groups (id, name, discount_percent) VALUES (0, 'Customers', 0), (2, 'Professionals', 30);

CREATE TABLE customers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 1001),
  subject uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  user_name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('EU', 'US')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX customers_user_name ON customers (lower(user_name));

-- One use each; only the hash is kept, as of a password.
CREATE TABLE pro_codes (
  code_sha256 text PRIMARY KEY,
  community text NOT NULL,
  category text NOT NULL,
  membership_days integer NOT NULL CHECK (membership_days > 0),
  valid_until timestamptz NOT NULL,
  used_at timestamptz,
  used_by integer REFERENCES customers (id)
);

CREATE TABLE memberships (
  customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES customer_groups (id),
  community text NOT NULL,
  category text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A cookie that stands for one sign-in right after sign-up; only the hash is kept.
CREATE TABLE sign_up_tickets (
  ticket_sha256 text PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
