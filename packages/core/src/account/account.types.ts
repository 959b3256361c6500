import type { CallOptions } from '../shared/call.ts'
import type { CustomOf } from '../shared/custom.ts'
import type { DeliveryDates } from '../shared/deliveryDates.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'
import type { PostalAddress } from '../shared/postalAddress.ts'
import type { Limited } from '../shared/unsupported.ts'

/** The customer (spec section 3). `userName` is the e-mail address. */
export interface Profile {
  readonly customerId: Id
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  /** Data of the team, typed by `Register['custom']['profile']`; absent when the back end sends none. */
  readonly custom?: CustomOf<'profile'> | undefined
}

/** A line of an order. */
export interface OrderLine {
  readonly variantId: Id
  readonly sku: string
  readonly name: string
  /** The slug of the product page, without slashes. */
  readonly slug: string
  readonly imageUrl: string | null
  /** The options of the variant, for example Color: Spruce; `label` is the name in the customer's language. */
  readonly options: readonly { readonly name: string; readonly label?: string | undefined; readonly value: string }[]
  /** What the customer entered for this line, by the name of the field; absent when the back end has none. */
  readonly properties?: Readonly<Record<string, string>> | undefined
  readonly quantity: number
  /** The price of one piece. */
  readonly price: Money
  /** The price of the whole line. */
  readonly extendedPrice: Money
}

/** The address that an order was shipped to. */
export type OrderAddress = PostalAddress

/** A discount on the goods of an order. */
export interface OrderDiscount {
  /** The reason in the customer's language. */
  readonly label: string
  readonly amount: Money
  /** The code of the coupon; null for another discount. */
  readonly code: string | null
}

/** A gift card that paid a part of an order. */
export interface OrderGiftCard {
  /** What the customer may see of the code, for example its last four characters. */
  readonly label: string
  /** What it paid. */
  readonly amount: Money
}

/** A tax that was paid on top of the prices. */
export interface OrderTax {
  /** The name of the tax in the customer's language. */
  readonly label: string
  readonly amount: Money
}

/** Pages of the shop about one order. Check them with `safeUrl` before a link leads to them. */
export interface OrderLinks {
  /** The page with the progress and the tracking of the parcel. */
  readonly page: string
  /** The page that withdraws from the contract; absent when that is not possible. */
  readonly withdrawal?: string | undefined
  /** The page that asks for a return; absent when that is not possible. */
  readonly return?: string | undefined
  /** The forms for reviews of the lines; absent when no line can be reviewed. */
  readonly reviews?: readonly OrderReviewLink[] | undefined
}

/** The form for the review of one line of an order. */
export interface OrderReviewLink {
  /** The index of the line in `lines`. */
  readonly line: number
  readonly page: string
}

export interface Order {
  /** The order number that the customer sees. */
  readonly number: string
  readonly status: 'awaiting_fulfillment' | 'shipped' | 'completed' | 'cancelled'
  /** ISO 8601. */
  readonly placedAt: string
  /** The member discount on the goods. */
  readonly discount: Money
  /** All discounts on the goods with their reasons; absent when the back end does not list them. */
  readonly discounts?: readonly OrderDiscount[] | undefined
  /** The goods after the discounts. */
  readonly subtotal: Money
  readonly shippingCost: Money
  /** Goods, shipping and the taxes on top of the prices together. */
  readonly total: Money
  /** The taxes on top of the prices; absent when the back end does not list them. */
  readonly taxes?: readonly OrderTax[] | undefined
  /** The delivery dates that the customer saw; absent when unknown. */
  readonly delivery?: DeliveryDates | undefined
  /** The gift cards that paid a part of the total; absent when the back end does not list them. */
  readonly giftCards?: readonly OrderGiftCard[] | undefined
  /** Whether the prices include the tax. If not, `taxes` has the tax on top of them. */
  readonly taxIncluded: boolean
  /** The name of the shipping option. */
  readonly shippingOption: string
  readonly address: OrderAddress
  readonly lines: readonly OrderLine[]
  /** Absent when the back end has no such pages, and in lists of orders. */
  readonly links?: OrderLinks | undefined
  /** Data of the team, typed by `Register['custom']['order']`; absent when the back end sends none. */
  readonly custom?: CustomOf<'order'> | undefined
}

export interface OrderPage {
  /** Newest first. */
  readonly orders: readonly Order[]
  /** The number of the page, from 1. */
  readonly page: number
  /** How many orders the customer has on all pages. */
  readonly total: number
}

/** The fields of a sign-up. `userName` is the e-mail address. */
export interface NewAccount {
  readonly userName: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** The fields of a password change, named as in spec section 7. The machine never stores them. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The fields that a customer may change; absent fields stay unchanged. */
export type ProfileChanges = Partial<Omit<Profile, 'customerId' | 'custom'>>

/**
 * What the back end of an account may be unable to do:
 * - `orders`: the account has no orders, and the port is never asked for them.
 * - `profile`: the command `update` ends with `REFUSED` and the problem `unsupported`.
 * - `password`: so does `changePassword`.
 * - `signUp`: accounts are created elsewhere, for example at the provider; `signUp` rejects in the same way.
 */
export type AccountFeature = 'orders' | 'profile' | 'password' | 'signUp'

/** The port (gateway interface) to the back end of the account. Each method rejects only with a `StoreError`. */
export interface AccountGateway extends Limited<AccountFeature> {
  /** Returns the profile of the signed-in customer. */
  profile(options: CallOptions): Promise<Profile>
  /** Changes the profile and returns the new one. */
  updateProfile(changes: ProfileChanges, options: CallOptions): Promise<Profile>
  /** Changes the password. If the server refuses, rejects with `REFUSED` and the message of the server. */
  changePassword(fields: PasswordChange, options: CallOptions): Promise<Profile>
  /** Creates an account. If the server refuses, rejects with `REFUSED` and the message of the server. */
  signUp(fields: NewAccount, options: CallOptions): Promise<Profile>
  /** Returns a page of orders, newest first; `page` counts from 1. */
  orders(page: number, options: CallOptions): Promise<OrderPage>
  /** Returns the order with that number. */
  order(number: string, options: CallOptions): Promise<Order>
}

export interface AccountView {
  /** `ready` as soon as the profile is known, even during another load. */
  readonly status: 'unknown' | 'loading' | 'ready' | 'error'
  readonly profile: Profile | null
  /** Newest first. */
  readonly orders: readonly Order[]
  readonly hasMoreOrders: boolean
  /** Whether the account or more orders are being loaded. */
  readonly isLoading: boolean
  /** Whether a change of the profile or the password is in flight. */
  readonly isSaving: boolean
  readonly error: StoreError | null
  /** What the back end cannot do; a UI hides these parts. */
  readonly unsupported: readonly AccountFeature[]
}

/** The commands of the account. The value of each outcome is the profile, except for `loadMoreOrders`. */
export interface AccountCommands {
  /** Loads the profile and the newest orders. Joins a load that is in flight. */
  load(options?: CommandOptions): Promise<Outcome<Profile>>
  /**
   * Loads the next page of orders. The value is all loaded orders, newest first. `IGNORED` when there are no more, and
   * while a load is in flight.
   */
  loadMoreOrders(options?: CommandOptions): Promise<Outcome<readonly Order[]>>
  /** Changes the profile. `IGNORED` while another change is in flight. */
  update(changes: ProfileChanges, options?: CommandOptions): Promise<Outcome<Profile>>
  /**
   * Changes the password. If the server refuses, the error has the message of the server. `IGNORED` while another
   * change is in flight.
   */
  changePassword(fields: PasswordChange, options?: CommandOptions): Promise<Outcome<Profile>>
  /**
   * Removes all data of the customer; an effect calls this command when the session ends. Open calls end with
   * `ABORTED`.
   */
  reset(): void
}

export type AccountEvent =
  /** The server sent the profile. */
  | { readonly type: 'profile.loaded'; readonly profile: Profile }
  /** The server confirmed a change of the profile. */
  | { readonly type: 'profile.updated'; readonly profile: Profile }
  /** The server confirmed a new password. */
  | { readonly type: 'password.changed'; readonly profile: Profile }
  /** A load or a change failed. `toast` is false when the caller shows the error. */
  | { readonly type: 'account.failed'; readonly error: StoreError; readonly toast?: false | undefined }

/** The account domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
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
