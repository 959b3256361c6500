/** Milliseconds that a message of the promotional bar is shown before the next one (readings L42). */
export const PROMO_INTERVAL = 5000

export interface PromoRotation {
  /** How many messages there are. */
  readonly count: number
  /** Whether the pointer or the focus is on the bar. */
  readonly isHeld: boolean
}

/** Milliseconds until the next message; null when there is no other one, or somebody reads this one. */
export const promoPause = ({ count, isHeld }: PromoRotation): number | null =>
  count > 1 && !isHeld ? PROMO_INTERVAL : null

/** The message after this one, beginning anew after the last. */
export const nextPromo = (shown: number, count: number): number => (count === 0 ? 0 : (shown + 1) % count)

/** The message before this one: the last before the first. */
export const previousPromo = (shown: number, count: number): number => (count === 0 ? 0 : (shown - 1 + count) % count)
