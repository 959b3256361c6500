import { formatMoney } from '@cairn/core'
import type { LoadContext } from '../app/routing/page.ts'
import { countryName } from '../country/names.ts'
import { dayRange } from '../delivery/dayRange.ts'
import { deliveryName } from '../delivery/deliveryName.ts'
import { loadDeliveryMessages } from '../messages/delivery/index.ts'
import { type LegalMessages, loadLegalMessages } from '../messages/legal/index.ts'
import { loadLegalText } from '../messages/legal/loadLegalText.ts'
import { loadReturnStepsMessages } from '../messages/returnSteps/index.ts'
import { spelt } from '../messages/spelt.ts'
import { isInEea } from './eea.ts'
import { factsOfSite } from './facts/translatedFacts.ts'
import type { LegalContext, LegalSection } from './legal.types.ts'
import type { LegalPage } from './legalPages.ts'
import { returnStepsOf } from './returnSteps.ts'
import { withLocalDates } from './withLocalDates.ts'

export interface LegalData {
  readonly title: string
  readonly description: string
  readonly notice: string
  readonly contents: string
  readonly sections: readonly LegalSection[]
}

type Loading = Pick<LoadContext<unknown>, 'gateways' | 'site' | 'signal'>

const contactOf = async ({ gateways, signal }: Loading): Promise<LegalContext['contact']> => {
  const { contact } = await gateways.content.menus({ signal })
  return { email: contact.email, phone: contact.phone }
}

const deliveriesOf = async (
  { gateways, site, signal }: Loading,
  words: LegalMessages,
): Promise<LegalContext['deliveries']> => {
  const [options, names] = await Promise.all([
    gateways.shipping.options(site.countryCode, { signal }),
    loadDeliveryMessages(site.hreflang),
  ])
  return options.flatMap(({ name, rate, enabled, delivery }) =>
    enabled && rate !== null && delivery
      ? [
          {
            name: deliveryName(name, names),
            price: rate === 0 ? words.free : formatMoney({ amount: rate, currency: site.currency }, site.hreflang),
            days: dayRange(delivery, site.hreflang),
          },
        ]
      : [],
  )
}

const repairOf = async ({ gateways, signal }: Loading): Promise<LegalContext['repair']> => {
  const { story } = await gateways.content.home({ signal })
  return { text: story.text, facts: story.facts.map(({ term, text }) => [term, text] as const) }
}

const NO_CONTACT: LegalContext['contact'] = { email: null, phone: null }
const NO_REPAIR: LegalContext['repair'] = { text: '', facts: [] }

/** Loads what the text of a page needs. What the server does not answer is left out, because the rest still helps. */
const contextOf = async (page: LegalPage, loading: Loading, words: LegalMessages): Promise<LegalContext> => {
  const { countryCode, hreflang, prefix } = loading.site
  const { seller, ...law } = withLocalDates(factsOfSite(loading.site), hreflang)
  const [returnMessages, contact, deliveries, repair] = await Promise.all([
    loadReturnStepsMessages(hreflang),
    contactOf(loading).catch(() => NO_CONTACT),
    page === 'shipping' ? deliveriesOf(loading, words).catch(() => []) : [],
    page === 'repairs' ? repairOf(loading).catch(() => NO_REPAIR) : NO_REPAIR,
  ])
  return {
    countryCode,
    country: countryName(countryCode, hreflang),
    law: { ...law, seller: { ...seller, address: [...seller.address, countryName(seller.country, hreflang)] } },
    contact,
    deliveries,
    repair,
    returnSteps: returnStepsOf(returnMessages, law.returns, countryName(law.returns.country, hreflang)),
    returnHref: `/orders/return/${prefix}`,
    hasWithdrawalButton: isInEea(countryCode),
  }
}

/** Loads a page about the company in the language, the spelling and the law of a site. */
export const loadLegal = async (page: LegalPage, loading: Loading): Promise<LegalData> => {
  const { site } = loading
  const words = await loadLegalMessages(site.hreflang)
  const [{ title, description, sections }, context] = await Promise.all([
    loadLegalText(page, site.language),
    contextOf(page, loading, words),
  ])
  const { notice, contents } = words
  const named = typeof title === 'string' ? title : title(context.law)
  return { notice, contents, ...spelt({ title: named, description, sections: sections(context) }, site.hreflang) }
}
