import type { CallOptions } from '../shared/call.ts'

export interface NewsletterGateway {
  /** Signs an address up; the answer never tells whether it was known. */
  subscribe(email: string, options: CallOptions): Promise<void>
}
