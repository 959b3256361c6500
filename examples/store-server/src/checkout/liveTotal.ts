import { deliveryNote } from './checkout.fields.ts'
import type { FieldErrors } from './checkout.form.ts'
import { totalsWith } from './checkout.overview.ts'
import { dueMinor, hasSameGoods, isSameButTax } from './checkout.summary.ts'
import { cardTexts, liveTexts } from './checkout.totals.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { errorMessage } from './fieldMessages.ts'
import { giftHintIn } from './giftHint.ts'
import { unshippableMessages } from './showCheckout.ts'
import { stateCode } from './usStates.ts'

type Page = Pick<CheckoutPage, 'site' | 'messages' | 'typed' | 'summary' | 'now'>
type Rate = Page['summary']['rates'][number]

type Live = {
  /** Null if the page must not show the total as its own. */
  total: {
    /** The digest of the total. */
    seen: string
    /** The texts of the page, by their `data-live` and `data-rate`. */
    texts: Record<string, string>
    /** What the page announces now, and what it says after an order that was pressed before; by the shipping rate. */
    says: Record<string, { announced: string; changed: string }>
    /** Whether items block the order, so that the page keeps its message about them. */
    isBlocked: boolean
  } | null
  /** The code of the state that is chosen or follows from the ZIP code; empty if neither is known. */
  region: string
  /** The messages for a country without delivery and for wrong postal codes, by the name of the field. */
  errors: Record<string, string>
}

/**
 * Returns what `assets/total.js` shows after the buyer has chosen a country, a state or a ZIP code. If the goods have
 * changed since the page was rendered, the page keeps its total, so that the order shows the changes first.
 */
export function liveTotal(page: Page, fieldErrors: FieldErrors): Live {
  const { messages, typed, summary } = page
  const errors = errorsOf(page, fieldErrors)
  const region = stateCode(typed.region) ?? ''
  const isKept = summary.rates.length === 0 || fieldErrors.country !== undefined || !hasSameGoods(typed.seen, summary)
  if (isKept) return { total: null, region, errors }
  const isCovered = summary.rates.every((rate) => dueMinor(summary, rate) === 0)
  const texts = [
    ...summary.rates.flatMap((rate) =>
      Object.entries(textsOf(page, rate)).map(([name, text]) => [`${name}-${rate.id}`, text]),
    ),
    ['giftHint-all', giftHintIn(messages, typed.country)],
    ...(isCovered ? [['nothingDue-all', messages.nothingDue]] : []),
  ]
  const says = summary.rates.map((rate) => [rate.id, saysOf(page, rate)])
  return {
    total: {
      seen: summary.digest,
      texts: Object.fromEntries(texts),
      says: Object.fromEntries(says),
      isBlocked: summary.short.length + summary.unshippable.length > 0,
    },
    region,
    errors,
  }
}

function errorsOf(page: Page, fieldErrors: FieldErrors): Live['errors'] {
  const wrong = Object.entries(fieldErrors).filter(([, error]) => error === 'zip_state' || error === 'postal_code')
  const zips = Object.fromEntries(wrong.map(([name, error]) => [name, errorMessage(page, error, name)]))
  const [country] = unshippableMessages(page.messages, page.summary)
  return { ...zips, ...(country !== undefined && { country }) }
}

function textsOf(page: Page, rate: Rate): Record<string, string> {
  const { site, messages, summary } = page
  const totals = totalsWith(site, messages, summary, rate)
  return { ...liveTexts(site, messages, totals), ...cardTexts(site, totals), dates: deliveryNote(page, rate.kind) }
}

/** Returns the messages about the new total, with the delivery dates if the country has changed. */
function saysOf(page: Page, rate: Rate): { announced: string; changed: string } {
  const { messages, typed, summary } = page
  const { due, dates, taxNext } = textsOf(page, rate)
  const also = isSameButTax(typed.seen, summary) || !dates ? '' : ` ${dates}`
  const blocked = unshippableMessages(messages, summary).join('')
  return {
    announced: blocked || `${messages.total} ${due}${taxNext ? ` ${taxNext}` : ''}${also && `.${also}`}`,
    changed: `${messages.totalNow(due ?? '')}${also}`,
  }
}
