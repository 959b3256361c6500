import type { CallOptions } from '../shared/call.ts'

/** What a shopper writes to the shop. */
export interface ContactMessage {
  readonly name: string
  /** Where the answer goes. */
  readonly email: string
  readonly message: string
  /** Empty: people do not see this field. Programs fill it in, and the back end drops what they send. */
  readonly website: string
  /** A random id that stays the same while the same message is sent again: the back end stores it once. */
  readonly key: string
}

export interface ContactGateway {
  /** Stores a message for the people who answer it. Rejects with `REFUSED` when a field is wrong, with `RATE_LIMITED` after too many messages. */
  send(message: ContactMessage, options: CallOptions): Promise<void>
}
