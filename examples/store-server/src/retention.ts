const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * Retention periods of temporary data in milliseconds (docs/decisions/020-what-is-kept-how-long.md). The server treats
 * expired rows as missing at once; the next cleaning deletes them.
 */
export const RETENTION = {
  /** Unused carts, counted from the last change. BigCommerce keeps carts for the same time. */
  cart: 30 * DAY,
  /** Checkouts and the drafts of their forms. Orders stay. */
  checkout: DAY,
  /** Stored responses by Idempotency-Key. The contract promises to replay them for this long. */
  idempotencyKey: DAY,
  /** Logged search terms. They are not linked to a shopper, but a shopper may have typed personal data. */
  searchLog: 90 * DAY,
  /** Messages sent through the contact form, with name and e-mail address. */
  contactMessage: 365 * DAY,
  /** Subscriptions whose address was not confirmed. */
  unconfirmedSubscription: 7 * DAY,
  /** Telephone number and gift message of an order, counted from its delivery. They serve the delivery only. */
  deliveryDetails: 60 * DAY,
  /** Mails of the mail queue, with the recipient's address. */
  mail: 30 * DAY,
  /** Entered values of a review form that was not accepted yet. */
  reviewDraft: DAY,
  /** Reviews that the staff rejected, counted from the decision. The buyer may ask for the reason. */
  rejectedReview: 90 * DAY,
} as const
