import type { LegalContext, LegalLink } from './legal.types.ts'

/**
 * Returns a link that opens a mail to the shop, because the contact form takes no photos. Without an address it leads to
 * the contact details, under the given title.
 */
export const emailLink = (email: LegalContext['contact']['email'], title: string): LegalLink =>
  email === null ? { title, path: '/service#contact' } : { title: email, href: `mailto:${email}` }
