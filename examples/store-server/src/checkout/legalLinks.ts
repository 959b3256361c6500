import { orderMessages } from '../orders/messages/index.ts'
import { returnKindOf } from '../orders/returnRules.ts'
import { type Html, html } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { checkoutMessages } from './messages/index.ts'

/**
 * Renders the links to what a buyer reads before ordering. They open a new tab, so the entered details stay. No checkbox:
 * the terms apply by the order.
 */
export function legalLinks(site: Site): Html {
  const { readFirst, terms, withdrawalRight, privacy } = checkoutMessages[site.contentLanguage]
  const { returns } = orderMessages[site.contentLanguage]
  const isWithdrawal = returnKindOf(site) === 'withdrawal'
  const links: [title: string, path: string][] = [
    [terms, 'terms'],
    isWithdrawal ? [withdrawalRight, 'withdrawal'] : [returns, 'shipping#returns'],
    [privacy, 'privacy'],
  ]
  return html`<div class="legal"><p>${readFirst}</p>
<ul>${links.map(
    ([title, path]) =>
      html`<li><a href="/${site.entry.prefix}/legal/${path}" target="_blank" rel="noopener">${title}</a></li>`,
  )}</ul></div>`
}
