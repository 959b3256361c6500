import type { CallOptions } from '../shared/call.ts'

/** A message from a shopper to the shop. */
export interface ContactMessage {
  readonly name: string
  /** The e-mail address for the reply. */
  readonly email: string
  readonly message: string
  /**
   * A honeypot: people do not see this field, so it stays empty. Bots fill it in, and the back end drops their
   * messages.
   */
  readonly website: string
  /**
   * A random idempotency key. Each attempt to send the message uses the same key, so the back end stores the message
   * once.
   */
  readonly key: string
}

export interface ContactGateway {
  /**
   * Stores a message for the customer service. Rejects with `REFUSED` when a field is invalid, and with `RATE_LIMITED`
   * after too many messages.
   */
  send(message: ContactMessage, options: CallOptions): Promise<void>
}
