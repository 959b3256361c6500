import type { Site } from '../sites/sites.data.ts'
import type { FieldErrors } from './checkout.form.ts'
import { totalsWith } from './checkout.overview.ts'
import { isSameButTax, type Summary } from './checkout.summary.ts'
import { taxTexts } from './checkout.totals.ts'
import type { Typed } from './checkout.typed.ts'
import { errorMessage } from './fieldMessages.ts'
import type { CheckoutMessages } from './messages/index.ts'

type Live = {
  /** The digest of the total and the texts that show it; null if the page must not show it as its own. */
  total: { seen: string; texts: Record<string, string> } | null
  /** The messages for ZIP codes of another state, by the name of the field. */
  errors: Record<string, string>
}

/**
 * Returns what `assets/total.js` shows after the buyer has chosen a state or a ZIP code. If more than the tax has changed
 * since the page was rendered, or the prices include the tax, the page keeps its total.
 */
export function liveTotal(
  page: { site: Site; messages: CheckoutMessages; typed: Typed; summary: Summary },
  fieldErrors: FieldErrors,
): Live {
  const { site, messages, typed, summary } = page
  const wrong = Object.entries(fieldErrors).filter(([, error]) => error === 'zip_state')
  const errors = Object.fromEntries(wrong.map(([name, error]) => [name, errorMessage(page, error, name)]))
  const [rate] = summary.rates
  if (rate === undefined || site.taxIncluded || !isSameButTax(typed.seen, summary)) return { total: null, errors }
  const texts = taxTexts(site, messages, totalsWith(site, messages, summary, rate))
  return {
    total: { seen: summary.digest, texts: { ...texts, changed: messages.totalNow(texts.due) } },
    errors,
  }
}
