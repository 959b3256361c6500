import type { CallOptions } from '../shared/call.ts'

/** What the newsletter asks of the outside world. */
export interface NewsletterGateway {
  /** Signs an email address up for letters in the language of the site; the answer does not tell whether it was known. */
  subscribe(email: string, options: CallOptions): Promise<void>
}
