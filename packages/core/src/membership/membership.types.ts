import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'
import type { Limited } from '../shared/unsupported.ts'

/** The membership of a customer in the professional programme (spec section 3, Membership). */
export interface Membership {
  /** Whether the membership is valid now. */
  readonly isActive: boolean
  /** The id of the customer group; null without a group. */
  readonly customerGroupId: Id | null
  /** The name of the customer group. */
  readonly customerGroup: string | null
  /** Name of the community, as the UI shows it; 'Experts' by default. */
  readonly community: string
  /** The profession of the member, such as a mountain guide. */
  readonly category: string | null
  /** The member discount, in per cent. */
  readonly discount: number | null
  /** ISO 8601. */
  readonly expiry_date: string | null
}

/** The result of a load. */
export interface LoadedMembership {
  /** Null when the customer has never been a member. */
  readonly membership: Membership | null
  /** Whether the membership has expired. */
  readonly expired: boolean
}

/**
 * What the back end of the membership may be unable to do. `codes`: the command `verify` ends with `REFUSED` and the
 * problem `unsupported`, because the shop makes customers members by itself.
 */
export type MembershipFeature = 'codes'

/** The port (gateway interface) to the back end of the membership. Each method rejects only with a `StoreError`. */
export interface MembershipGateway extends Limited<MembershipFeature> {
  load(options: CallOptions): Promise<LoadedMembership>
  /** Activates a membership with an authentication code. Rejects with the server's message for an invalid code. */
  verify(code: string, options: CallOptions): Promise<{ membership: Membership; message: string }>
}

export interface MembershipView extends Membership {
  /** Whether the customer is a professional: an active membership with a customer group. */
  readonly isMember: boolean
  /** `loading` also while a code is being verified. */
  readonly status: 'unknown' | 'loading' | 'ready'
  /** The last error; null after the next success. */
  readonly error: StoreError | null
  /** What the back end cannot do; a UI hides these parts. */
  readonly unsupported: readonly MembershipFeature[]
}

/** The commands of the membership domain. The value of each outcome is the membership. */
export interface MembershipCommands {
  /** Loads the membership of the customer. Joins a load that is in flight. */
  load(options?: CommandOptions): Promise<Outcome<Membership>>
  /**
   * Activates a membership with an authentication code. The outcome is `IGNORED` while the server verifies another
   * code. It is `SUPERSEDED` when a newer code arrives before the request with this code.
   */
  verify(code: string, options?: CommandOptions): Promise<Outcome<Membership>>
  /** Removes all data of the customer, at sign-out. Open calls end with `ABORTED`. */
  reset(): void
}

export type MembershipEvent =
  /** The server sent the membership. */
  | { readonly type: 'membership.loaded'; readonly membership: Membership }
  /** A code activated a membership; `message` is the server's text. */
  | { readonly type: 'membership.verified'; readonly message: string; readonly membership: Membership }
  /** The membership has expired. Emitted once. */
  | { readonly type: 'membership.expired' }
  /** A load or a verification failed. `toast` is false when the caller shows the error. */
  | { readonly type: 'membership.failed'; readonly error: StoreError; readonly toast?: false | undefined }

/** The membership domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
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
