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

/** What of it the core is told. */
export const storeSettings = { country: { ...(settings.partnerUrl !== null && { partnerUrl: settings.partnerUrl }) } }
