import type { Queries } from '../database/database.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { variantName } from '../inventory/variantName.ts'
import { type Html, html } from '../pages/html.ts'
import { mailedHeading, mailedNotice, mailedPage } from '../pages/mailedPage.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { type SubscriptionMessages, subscriptionMessages } from './messages/index.ts'
import type { SubscriptionRow } from './subscriptions.schema.ts'

type Place = {
  site: Site
  topic: SubscriptionRow['topic']
  messages: SubscriptionMessages
  /** The item of a stock alert with its options, as long as the shop sells it. */
  item: string | undefined
}

/** Reads the language and the item of a subscription. */
export async function subscriptionPlace(
  queries: Queries,
  inventory: Inventory,
  { topic, variantId, site: prefix }: SubscriptionRow,
): Promise<Place> {
  const site = siteOf(prefix)
  const variant = topic === 'stock' ? (await inventory.read(queries, [variantId], site)).get(variantId) : undefined
  return {
    site,
    topic,
    messages: subscriptionMessages[site.contentLanguage],
    item: variant && variantName(variant),
  }
}

export function confirmPage(place: Place): Html {
  const { confirmTitle: title, confirmText: text } = place.messages[place.topic]
  return buttonPage(place, { title, text, button: place.messages.confirm })
}

export function confirmedPage({ site, topic, messages, item }: Place): Html {
  const { confirmedTitle: title, confirmedText: text } = messages[topic]
  return mailedNotice(site, { title, text, item })
}

export function endPage(place: Place): Html {
  const { endTitle: title, endText: text, end: button } = place.messages[place.topic]
  return buttonPage(place, { title, text, button })
}

export function endedPage({ site, topic, messages, item }: Place): Html {
  const { endedTitle: title, endedText: text } = messages[topic]
  return mailedNotice(site, { title, text, item })
}

type Button = { title: string; text: string; button: string }

/** Without an action the form is sent to the address of the page. */
const buttonPage = ({ site, item }: Place, { title, text, button }: Button): Html =>
  mailedPage(
    site,
    title,
    html`${mailedHeading({ title, text, item })}
<form method="post"><p class="onwards"><button class="primary">${button}</button></p></form>`,
  )
