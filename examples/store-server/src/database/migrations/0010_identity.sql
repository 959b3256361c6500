-- State of the OpenID provider: sessions, interactions, grants, codes.
CREATE TABLE oidc_records (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  uid text,
  user_code text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX oidc_records_grant ON oidc_records (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_records_uid ON oidc_records (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_records_user_code ON oidc_records (model, user_code) WHERE user_code IS NOT NULL;
CREATE INDEX oidc_records_account ON oidc_records (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX oidc_records_expiry ON oidc_records (expires_at);

-- The provider's signing keys (private JWK) and cookie keys, made once and shared by all servers.
CREATE TABLE identity_secrets (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- How often something was tried; keys are hashes, so that no address or e-mail is kept here.
CREATE TABLE attempts (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
