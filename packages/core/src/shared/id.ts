/** An id of a back end: any text. The core compares ids for equality only; it never parses, orders or checks them. */
export type Id = string
