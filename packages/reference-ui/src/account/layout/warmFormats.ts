import { formatMoney } from '@cairn/core'
import { whenIdle } from '../../app/client/whenIdle.ts'
import type { Site } from '../../app/shop/sites.ts'

/**
 * Formats a price and a date while the browser waits for the session and the customer's data. The first use of each
 * `Intl` format takes longer than a frame, which would delay the page when the data arrive.
 */
export const warmFormats = ({ currency, hreflang }: Pick<Site, 'currency' | 'hreflang'>): void => {
  whenIdle(() => formatMoney({ amount: 0, currency }, hreflang))
  whenIdle(() => new Intl.DateTimeFormat(hreflang, { dateStyle: 'long' }).format())
}
