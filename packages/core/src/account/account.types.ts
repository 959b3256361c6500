import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Money } from '../shared/money.ts'

/** The customer (spec section 3). `userName` is the e-mail address. */
export interface Profile {
  readonly bigCommCustomerID: number
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
}

export interface OrderLine {
  readonly variantId: number
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly imageUrl: string | null
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly quantity: number
  readonly price: Money
  readonly extendedPrice: Money
}

export interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** The state or province, where there is one. */
  readonly region?: string | undefined
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export interface Order {
  readonly number: string
  readonly status: 'awaiting_fulfillment' | 'shipped' | 'completed' | 'cancelled'
  /** ISO 8601. */
  readonly placedAt: string
  /** What a membership took off the goods. */
  readonly discount: Money
  /** The goods after the discount. */
  readonly subtotal: Money
  readonly shippingCost: Money
  readonly total: Money
  /** Whether the prices hold the tax; where they do not, the order tells none. */
  readonly taxIncluded: boolean
  readonly shippingOption: string
  readonly address: OrderAddress
  readonly lines: readonly OrderLine[]
}

export interface OrderPage {
  readonly orders: readonly Order[]
  readonly page: number
  readonly total: number
}

export interface NewAccount {
  readonly userName: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** The field names of spec section 7; never kept in any state. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** What a customer may change; what is left out stays as it is. */
export type ProfileChanges = Partial<Omit<Profile, 'bigCommCustomerID'>>

export interface AccountGateway {
  profile(options: CallOptions): Promise<Profile>
  updateProfile(changes: ProfileChanges, options: CallOptions): Promise<Profile>
  changePassword(fields: PasswordChange, options: CallOptions): Promise<Profile>
  /** Opens an account; rejects with `REFUSED` and the server's words when it cannot. */
  signUp(fields: NewAccount, options: CallOptions): Promise<Profile>
  orders(page: number, options: CallOptions): Promise<OrderPage>
  order(number: string, options: CallOptions): Promise<Order>
}

export interface AccountView {
  readonly status: 'unknown' | 'loading' | 'ready' | 'error'
  readonly profile: Profile | null
  /** Newest first. */
  readonly orders: readonly Order[]
  readonly hasMoreOrders: boolean
  readonly isLoading: boolean
  /** Whether a change of the profile or the password is on its way. */
  readonly isSaving: boolean
  readonly error: StoreError | null
}

export interface AccountCommands {
  /** Reads the profile and the newest orders. */
  load(): void
  loadMoreOrders(): void
  /** Changes the profile; the profile of the answer takes its place. Ignored while another change is on its way. */
  update(changes: ProfileChanges): void
  /** Changes the password; a refusal is told in the server's words. Ignored while another change is on its way. */
  changePassword(fields: PasswordChange): void
  /** Forgets everything; at sign-out. */
  reset(): void
}

export type AccountEvent =
  /** The profile of the customer was read. */
  | { readonly type: 'profile.loaded'; readonly profile: Profile }
  /** The profile was changed. */
  | { readonly type: 'profile.updated'; readonly profile: Profile }
  /** The password was changed. */
  | { readonly type: 'password.changed'; readonly profile: Profile }
  /** Reading or changing the account failed. */
  | { readonly type: 'account.failed'; readonly error: StoreError }

/** The types of the domain, by name. */
export interface AccountTypes {
  readonly name: 'account'
  readonly view: AccountView
  readonly commands: AccountCommands
  readonly event: AccountEvent
  readonly gateway: AccountGateway
  readonly internal: EventLike
  readonly requires: 'auth'
  readonly blockable: never
}
