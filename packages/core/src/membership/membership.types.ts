import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'

/** The professional programme (spec section 3, Membership). */
export interface Membership {
  readonly isActive: boolean
  readonly bigCommCustomerGroupID: number | null
  /** The name of the group. */
  readonly customerGroup: string | null
  /** 'Experts' by default. */
  readonly community: string
  readonly category: string | null
  /** Per cent. */
  readonly discount: number | null
  /** ISO 8601. */
  readonly expiry_date: string | null
}

export interface LoadedMembership {
  /** Null when the customer never was a member. */
  readonly membership: Membership | null
  readonly expired: boolean
}

export interface MembershipGateway {
  load(options: CallOptions): Promise<LoadedMembership>
  /** Joins with an authentication code; rejects with the server's words for any code that does not count. */
  verify(code: string, options: CallOptions): Promise<{ membership: Membership; message: string }>
}

export interface MembershipView extends Membership {
  /** Whether this is a professional: an active membership with a customer group. */
  readonly isMember: boolean
  readonly status: 'unknown' | 'loading' | 'ready'
  readonly error: StoreError | null
}

export interface MembershipCommands {
  load(): void
  verify(code: string): void
  reset(): void
}

export type MembershipEvent =
  /** The membership was read. */
  | { readonly type: 'membership.loaded'; readonly membership: Membership }
  /** A code has opened a membership; `message` is the word of the server. */
  | { readonly type: 'membership.verified'; readonly message: string; readonly membership: Membership }
  /** A membership is found to be over. */
  | { readonly type: 'membership.expired' }
  /** Reading or verifying a membership failed. */
  | { readonly type: 'membership.failed'; readonly error: StoreError }

/** The types of the domain, by name. */
export interface MembershipTypes {
  readonly name: 'membership'
  readonly view: MembershipView
  readonly commands: MembershipCommands
  readonly event: MembershipEvent
  readonly gateway: MembershipGateway
  readonly internal: EventLike
  readonly requires: 'auth'
  readonly blockable: never
}
