/**
 * The time for which a toast is shown, in milliseconds (spec section 9). The constant has its own module, so that the
 * lazy store can import it without the machine of the domain.
 */
export const TOAST_TIME = 5000
