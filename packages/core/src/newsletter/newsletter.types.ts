import type { CallOptions } from '../shared/call.ts'
import type { StoreError } from '../shared/errors.ts'

export interface NewsletterGateway {
  /** Signs an e-mail address up. The result does not reveal whether the address was already known. */
  subscribe(email: string, options: CallOptions): Promise<void>
}

/**
 * The two forms (spec section 2): `mobile` up to 767 px, `desktop` above. This breakpoint differs from that of the
 * navigation.
 */
export type NewsletterVariant = 'mobile' | 'desktop'

/** Opens the form of a third party. When it throws, the shop's own form opens. */
export type NewsletterOpener = (variant: NewsletterVariant) => void

export interface NewsletterConfig {
  /** The gateway for the shop's own form: `store.gateways.newsletter`. */
  readonly gateway: NewsletterGateway
  /** Opens the form of a third party, if the shop uses one. */
  readonly opener?: NewsletterOpener | undefined
}

export interface NewsletterView {
  /** The variant of the shop's own form that is open, or null. */
  readonly form: NewsletterVariant | null
  /** The status of the sign-up. `invalid` means that the e-mail address was not sent to the server. */
  readonly status: 'idle' | 'sending' | 'done' | 'invalid' | 'failed'
  /** The error of the status `failed`, otherwise null. */
  readonly error: StoreError | null
}

export interface NewsletterCommands {
  /**
   * Opens the form for a window width in CSS pixels: the form of the third party if there is one, otherwise the shop's
   * own form.
   */
  open(width: number): void
  /** Adapts the shop's own open form to a new window width. The content of the form stays. */
  resize(width: number): void
  /** Closes the shop's own form. A request in progress continues. */
  close(): void
  /** Signs an e-mail address up through the gateway. Does nothing while a request is in progress. */
  subscribe(email: string): void
}

export type NewsletterEvent =
  /** A form was opened. */
  | { readonly type: 'newsletter.opened'; readonly variant: NewsletterVariant; readonly form: 'own' | 'third-party' }
  /** The shop's own form was closed. */
  | { readonly type: 'newsletter.closed' }
  /** The server accepted the address. The event does not contain it, because it is personal data. */
  | { readonly type: 'newsletter.subscribed' }
  /** The sign-up failed. */
  | { readonly type: 'newsletter.failed'; readonly error: StoreError }
