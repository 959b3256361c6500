/** The client id of the shop at the embedded sign-in provider. */
export const DEFAULT_CLIENT_ID = 'cairn-storefront'
