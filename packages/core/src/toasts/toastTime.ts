/**
 * The time for which a toast is shown, in milliseconds (spec section 9). It is in a separate module, because the lazy store needs only this
 * constant of the domain.
 */
export const TOAST_TIME = 5000
