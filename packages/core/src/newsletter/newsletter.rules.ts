import type { NewsletterVariant } from './newsletter.types.ts'

/** The widest window in CSS pixels with the mobile form (spec section 9). */
export const NEWSLETTER_MOBILE_MAX = 767

/** The form for a window of that width. 767.5, as a zoomed window may be, is above. */
export const newsletterVariant = (width: number): NewsletterVariant =>
  width <= NEWSLETTER_MOBILE_MAX ? 'mobile' : 'desktop'

/** Whether it is worth sending: something at something. What a mailbox is, only its server knows. */
export const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email)
