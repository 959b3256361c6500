import type { NewsletterVariant } from './newsletter.types.ts'

/** The maximum window width with the mobile form, in CSS pixels (spec section 9). */
export const NEWSLETTER_MOBILE_MAX = 767

/** Returns the form for a window width. Zoom makes widths fractional: 767.5 is already `desktop`. */
export const newsletterVariant = (width: number): NewsletterVariant =>
  width <= NEWSLETTER_MOBILE_MAX ? 'mobile' : 'desktop'

/**
 * Whether an e-mail address is worth sending to the server: it has text on both sides of an @. Only a mail server knows
 * whether the mailbox exists.
 */
export const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email)
