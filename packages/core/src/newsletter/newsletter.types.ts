import type { CallOptions } from '../shared/call.ts'
import type { StoreError } from '../shared/errors.ts'

export interface NewsletterGateway {
  /** Signs an address up; the answer never tells whether it was known. */
  subscribe(email: string, options: CallOptions): Promise<void>
}

/** Which of the two forms (spec section 2): `mobile` up to 767 px, `desktop` above. Not the breakpoint of the navigation. */
export type NewsletterVariant = 'mobile' | 'desktop'

/** Opens the form of a third party. One that throws is as good as none: the shop's own form opens. */
export type NewsletterOpener = (variant: NewsletterVariant) => void

export interface NewsletterConfig {
  /** Where the shop's own form signs up: `store.gateways.newsletter`. */
  readonly gateway: NewsletterGateway
  /** The form of a third party, if the shop has one. */
  readonly opener?: NewsletterOpener | undefined
}

export interface NewsletterView {
  /** The shop's own form that is open; null when none is. */
  readonly form: NewsletterVariant | null
  /** What has become of the address. `invalid` is said before anything is sent. */
  readonly status: 'idle' | 'sending' | 'done' | 'invalid' | 'failed'
  /** Why it `failed`, else null. */
  readonly error: StoreError | null
}

export interface NewsletterCommands {
  /** Sign Me Up: opens the form for a window of that width in CSS pixels, the third party's if there is one, else the shop's own. */
  open(width: number): void
  /** Gives the shop's own open form the layout for a window that is now that wide; what it holds stays. */
  resize(width: number): void
  /** Closes the shop's own form. What is on its way still arrives. */
  close(): void
  /** Signs an address up through the gateway; a second press while it is on its way is none. */
  subscribe(email: string): void
}

export type NewsletterFact =
  | { readonly type: 'newsletter.opened'; readonly variant: NewsletterVariant; readonly form: 'own' | 'third-party' }
  | { readonly type: 'newsletter.closed' }
  /** The address is not in the fact: it is nobody's business. */
  | { readonly type: 'newsletter.subscribed' }
  | { readonly type: 'newsletter.failed'; readonly error: StoreError }
