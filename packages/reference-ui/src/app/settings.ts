import type { Site } from './sites.ts'

/** What a team sets for its own shop. What is null is not shown. */
export interface Settings {
  /** When somebody answers the telephone, as spec section 9 words it; not translated. */
  readonly supportHours: string
  /** The partner's shop for China, a shop of its own outside the twenty sites; an absolute address. */
  readonly partnerUrl: string | null
  /** Where customers chat with the service, at whoever provides it; an absolute address. */
  readonly supportChatUrl: string | null
}

export const settings: Settings = {
  supportHours: 'MON-FRI 9AM - 6PM EST',
  partnerUrl: 'https://cn.cairn.example/',
  supportChatUrl: null,
}

/** The keys of the two stores at the reviews provider: what shoppers read was written by customers of theirs. */
const reviewsKeys: Readonly<Record<Site['storeSource'], string>> = { EU: 'cairn', US: 'cairnUS' }

/** What of it the core is told. */
export const storeSettings = ({ storeSource }: Site) => ({
  country: { ...(settings.partnerUrl !== null && { partnerUrl: settings.partnerUrl }) },
  reviews: { appKey: reviewsKeys[storeSource] },
})
