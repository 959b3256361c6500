/** A paragraph, lines below each other, or links with paths on the origin of the shop. */
export type ContractBlock =
  | string
  | readonly string[]
  | { readonly links: readonly (readonly [title: string, path: string])[] }

type ContractDocument = {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly ContractBlock[] }[]
}

/** The terms and the right of withdrawal of a site, which the confirmation of an order contains. */
export type ContractTexts = readonly ContractDocument[]

/** How a buyer on a site sends items back. */
export type ReturnTexts = {
  /** Days after the delivery in which an order can be returned. The law asks for 14. */
  readonly days: number
  /** Days after the message of the buyer in which the parcel is sent. */
  readonly sendDays: number
  readonly steps: readonly string[]
  readonly refund: string
  readonly addressTitle: string
  readonly address: readonly string[]
}
