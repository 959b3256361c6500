export { createNewsletter, type Newsletter } from './createNewsletter.ts'
export { isAddress, NEWSLETTER_MOBILE_MAX, newsletterVariant } from './newsletter.rules.ts'
export type * from './newsletter.types.ts'
