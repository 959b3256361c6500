/**
 * The time for which a toast is shown, in milliseconds (spec section 9). In a module of its own, because the lazy store needs nothing else of
 * the domain.
 */
export const TOAST_TIME = 5000
