/** A value with its origin. A team replaces the demonstration's values and checks each one with its own lawyer. */
export interface Sourced<Value> {
  readonly value: Value
  /** The law, or the official page, that the value comes from. */
  readonly source: string
  /** The ISO 8601 date on which the value was compared with a publication; null if nobody has compared it. */
  readonly checked: string | null
}

/** The company that sells on a site. */
export interface Seller {
  readonly name: string
  readonly address: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly representative: string
  readonly register: string
  readonly taxNumber: string
}

/** A body that settles disputes out of court. */
export interface DisputeBody {
  readonly name: string
  readonly url: string
}

/** How items come back to the shop. The values are the shop's own and better than the law. */
export interface Returns {
  /** Recipient and lines of the warehouse that takes the parcels. */
  readonly address: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Days after the delivery in which an order can be returned. */
  readonly days: number
  /** Days after the message of the buyer in which the parcel is sent. */
  readonly sendDays: number
  /** Whether the parcel crosses a customs border. */
  readonly hasCustoms: boolean
}

/** What the law of one country asks of the shop. */
export interface CountryFacts {
  readonly seller: Seller
  readonly returns: Returns
  /** The law that asks for an imprint; null where there is none. */
  readonly imprint: Sourced<string | null>
  /** The days of the legal right of withdrawal; null where a purchase online has none. */
  readonly withdrawalDays: Sourced<number | null>
  /** The years in which a buyer can claim a defect; null where no general period exists. */
  readonly guaranteeYears: Sourced<number | null>
  /** Whether goods that are meant to last longer are covered for longer. */
  readonly isGuaranteeOpen: boolean
  /** The body for disputes; null where none is named. */
  readonly disputeBody: Sourced<DisputeBody | null>
}
