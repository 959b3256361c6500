const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * How long the store server keeps what nobody needs for ever, in milliseconds (docs/decisions/020-what-is-kept-how-long.md).
 * What is older counts as gone at once and is deleted by the next cleaning.
 */
export const RETENTION = {
  /** A cart after its last change, as BigCommerce's. */
  cart: 30 * DAY,
  /** A checkout address, with what was typed there. Its order stays. */
  checkout: DAY,
  /** The answer under an Idempotency-Key, as the contract says. */
  idempotencyKey: DAY,
  /** What was searched for. Nothing in it names a shopper, but a shopper may type anything. */
  searchLog: 90 * DAY,
  /** What a shopper wrote to the shop, with name and address. */
  contactMessage: 365 * DAY,
} as const
