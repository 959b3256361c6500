const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * Retention periods of temporary data in milliseconds (docs/decisions/020-what-is-kept-how-long.md). The server treats
 * expired rows as missing at once; the next cleaning deletes them.
 */
export const RETENTION = {
  /** Counted from the last change of the cart. BigCommerce keeps carts for the same time. */
  cart: 30 * DAY,
  /** A checkout and the draft of its form. The order stays. */
  checkout: DAY,
  /** The stored response for an Idempotency-Key, as long as the contract promises. */
  idempotencyKey: DAY,
  /** Search terms. They are not linked to a shopper, but a shopper may type personal data. */
  searchLog: 90 * DAY,
  /** Messages sent through the contact form, with name and e-mail address. */
  contactMessage: 365 * DAY,
} as const
