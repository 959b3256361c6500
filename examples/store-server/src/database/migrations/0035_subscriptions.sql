-- Mails that somebody has asked for: the newsletter, or a note when a product is back.
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  topic text NOT NULL CHECK (topic IN ('newsletter', 'stock')),
  -- The variant of a note about stock; 0 for the newsletter.
  variant_id integer NOT NULL DEFAULT 0,
  email text NOT NULL,
  site text NOT NULL,
  subscribed_at timestamptz NOT NULL,
  -- Null until the address is confirmed by the link in a mail.
  confirmed_at timestamptz,
  UNIQUE (topic, variant_id, email)
);
CREATE INDEX subscriptions_stock ON subscriptions (variant_id) WHERE topic = 'stock' AND confirmed_at IS NOT NULL;
CREATE INDEX subscriptions_unconfirmed ON subscriptions (subscribed_at) WHERE confirmed_at IS NULL;

-- The links in mails that confirm or end a subscription. A link is a secret, so only its hash is stored.
CREATE TABLE subscription_links (
  token_sha256 text PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE
);
CREATE INDEX subscription_links_subscription ON subscription_links (subscription_id);

-- Subscribers from before the confirmation existed keep the newsletter.
INSERT INTO subscriptions (topic, email, site, subscribed_at, confirmed_at)
  SELECT 'newsletter', email, site, subscribed_at, subscribed_at FROM newsletter_subscribers;
DROP TABLE newsletter_subscribers;
