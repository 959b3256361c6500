-- Name the page about withdrawal after returns on the sites whose law gives no such right. Menus of an earlier seed have
-- one name per language.
UPDATE contents
SET body = contents.body || jsonb_build_object('siteLegal', (
  SELECT jsonb_object_agg(prefix, jsonb_build_array(jsonb_build_object(
    'title', names.title, 'enTitle', 'Return policy', 'url', '/legal/withdrawal')))
  FROM (VALUES ('us/en-us'), ('ch/de-ch'), ('ch/fr-ch'), ('ch/it-ch')) AS sites (prefix)))
FROM (VALUES
  ('en', 'Return policy'),
  ('en-GB', 'Return policy'),
  ('de', 'Rückgabebedingungen'),
  ('de-CH', 'Rückgabebedingungen'),
  ('fr', 'Conditions de retour'),
  ('es', 'Condiciones de devolución'),
  ('it', 'Condizioni di reso'),
  ('pt', 'Condições de devolução')
) AS names (language, title)
WHERE contents.language = names.language AND contents.kind = 'menus' AND contents.body ? 'legal'
  AND NOT contents.body ? 'siteLegal';
