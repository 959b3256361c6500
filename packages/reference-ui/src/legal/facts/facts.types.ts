/** A value with its origin. A team replaces the demonstration's values and checks each one with its own lawyer. */
export interface Sourced<Value> {
  readonly value: Value
  /** The law that the value comes from, or, where there is none, a remark. */
  readonly source: string
  /** The site and page that the value was compared with. It can be older than the law in force. */
  readonly publication: string
  /** The ISO 8601 date of the comparison. */
  readonly checked: string
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
  /** The ISO 8601 date since which these values hold. */
  readonly since: string
}

/** A body that settles disputes out of court, or advises buyers in a dispute. */
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
  /** The ISO 8601 date since which these values hold. */
  readonly since: string
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
  /** The days after delivery in which a faulty item can be rejected for a full refund, by the law of `guaranteeYears`. */
  readonly rejectDays?: number
  /** Whether `guaranteeYears` is a minimum, because goods that are meant to last longer are covered for longer. */
  readonly isGuaranteeOpen: boolean
  /** The body for disputes with a seller in this shop's country; null where none is named. */
  readonly disputeBody: Sourced<DisputeBody | null>
}
