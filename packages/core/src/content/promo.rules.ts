/** Milliseconds for which the promotional bar shows each message (spec 2.header.promo-interval). */
export const PROMO_INTERVAL = 5000

export interface PromoRotation {
  /** The number of messages. */
  readonly count: number
  /** Whether the pointer or the focus is on the bar. */
  readonly isHeld: boolean
}

/**
 * Returns the milliseconds until the next message. Null stops the rotation: there is only one message, or the pointer
 * or the focus is on the bar.
 */
export const promoPause = ({ count, isHeld }: PromoRotation): number | null =>
  count > 1 && !isHeld ? PROMO_INTERVAL : null

/** Returns the index of the next message; the first follows the last. */
export const nextPromo = (shown: number, count: number): number => (count === 0 ? 0 : (shown + 1) % count)

/** Returns the index of the previous message; the last precedes the first. */
export const previousPromo = (shown: number, count: number): number => (count === 0 ? 0 : (shown - 1 + count) % count)
