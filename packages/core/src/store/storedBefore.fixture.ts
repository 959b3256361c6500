// Values exactly as an earlier build stored them in a browser. Never regenerate them: every new build must read them.

/**
 * The user state (`persist:{store}`) of a signed-in member. The token expires an hour after `NOW` of the auth fixture.
 */
export const STORED_MEMBER =
  '{"version":2,"user":{"isAuthenticated":true,"userInfo":{"bigCommCustomerID":42,"bigCommCustomerGroupID":7,"channel":1,"firstName":"Zoë","userName":"zoe@walker.example"},"access_token":"eyJhbGciOiJSUzI1NiJ9.eyJleHAiOjE3OTUyMjI4MDAsImNoYW5uZWwiOjEsImJpZ0NvbW1DdXN0b21lcklEIjo0MiwiYmlnQ29tbUN1c3RvbWVyR3JvdXBJRCI6NywiZ2l2ZW5fbmFtZSI6Ilpvw6siLCJ1c2VyTmFtZSI6InpvZUB3YWxrZXIuZXhhbXBsZSJ9.c2ln","expires_in":3600,"expires_at":1795222800000,"id_token":"id","profile":{"bigCommCustomerID":42,"userName":"zoe@walker.example","firstName":"Zoë","lastName":"Walker"},"pingPkce":null,"membership":{"isActive":true,"bigCommCustomerGroupID":7,"customerGroup":"Guides","community":"Experts","category":"Mountain guide","discount":30,"expiry_date":"2027-06-30T00:00:00Z"}}}'

/** The same user state from a back end whose ids are strings. */
export const STORED_TEXT_IDS =
  '{"version":2,"user":{"isAuthenticated":true,"userInfo":{"bigCommCustomerID":42,"bigCommCustomerGroupID":7,"channel":1,"firstName":"Zoë","userName":"zoe@walker.example"},"access_token":"eyJhbGciOiJSUzI1NiJ9.eyJleHAiOjE3OTUyMjI4MDAsImNoYW5uZWwiOjEsImJpZ0NvbW1DdXN0b21lcklEIjo0MiwiYmlnQ29tbUN1c3RvbWVyR3JvdXBJRCI6NywiZ2l2ZW5fbmFtZSI6Ilpvw6siLCJ1c2VyTmFtZSI6InpvZUB3YWxrZXIuZXhhbXBsZSJ9.c2ln","expires_in":3600,"expires_at":1795222800000,"id_token":"id","profile":{"bigCommCustomerID":"cus_01HZX3","userName":"zoe@walker.example","firstName":"Zoë","lastName":"Walker"},"pingPkce":null,"membership":{"isActive":true,"bigCommCustomerGroupID":"gid://shop/Group/7","customerGroup":"Guides","community":"Experts","category":"Mountain guide","discount":30,"expiry_date":"2027-06-30T00:00:00Z"}}}'

/** The user state of a customer whose profile and membership were never loaded. */
export const STORED_SESSION =
  '{"version":2,"user":{"isAuthenticated":true,"userInfo":{"bigCommCustomerID":42,"bigCommCustomerGroupID":7,"channel":1,"firstName":"Zoë","userName":"zoe@walker.example"},"access_token":"eyJhbGciOiJSUzI1NiJ9.eyJleHAiOjE3OTUyMjI4MDAsImNoYW5uZWwiOjEsImJpZ0NvbW1DdXN0b21lcklEIjo0MiwiYmlnQ29tbUN1c3RvbWVyR3JvdXBJRCI6NywiZ2l2ZW5fbmFtZSI6Ilpvw6siLCJ1c2VyTmFtZSI6InpvZUB3YWxrZXIuZXhhbXBsZSJ9.c2ln","expires_in":3600,"expires_at":1795222800000,"id_token":"id","profile":null,"pingPkce":null,"membership":{"isActive":false,"bigCommCustomerGroupID":null,"customerGroup":null,"community":"Experts","category":null,"discount":null,"expiry_date":null}}}'

/**
 * A started sign-in, after which the store adds a product to the wish list (`intent`), under a key with its `state`. The
 * newest sign-in is also stored under `pkceData`, where it has only the PKCE values, the state and the nonce.
 */
export const STORED_SIGN_IN: Readonly<Record<string, string>> = {
  'pkceData:xyzABC123':
    '{"code_challenge":"E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM","code_verifier":"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk","state":"xyzABC123","nonce":"n-0S6_WzA2Mj","returnTo":"/de/de-de/fleece?size=m","intent":{"kind":"wishlist.add","productId":101,"variantId":1011},"begunAt":1795219200000}',
  pkceData:
    '{"code_challenge":"E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM","code_verifier":"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk","state":"xyzABC123","nonce":"n-0S6_WzA2Mj"}',
}

/** The choices of the shopper: to stay on this site, and to ship to Austria. */
export const STORED_CHOICES: Readonly<Record<string, string>> = { navigatedomain: '0', user_checkout_locale: 'de_AT' }

/** Two flags: `resetPersisted` has removed old user states, and the provider has not confirmed the last sign-out. */
export const STORED_MARKS: Readonly<Record<string, string>> = { didReset: '1', signedOut: '1' }

/** The cookies, as `document.cookie` shows them. */
export const STORED_COOKIES: Readonly<Record<string, string>> = {
  bc_cartId: '0f3c5a52-6d1e-4c0b-9a70-3f6f1f6f2b11',
  bc_cartId_EU: '0f3c5a52-6d1e-4c0b-9a70-3f6f1f6f2b11',
  current_country: 'AT',
  site: 'de/de-de',
  OptanonConsent: 'groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A0%2CC0005%3A0',
  OptanonAlertBoxClosed: '2026-11-20T08:00:00.000Z',
  lastGtmUrl: 'https://shop.example/de/de-de/home',
  ssCartProducts: '1011,1021',
}
