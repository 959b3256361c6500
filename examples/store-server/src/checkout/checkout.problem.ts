import { type Html, html, type Part } from '../pages/html.ts'
import { colonOf } from '../sites/colon.ts'
import { fieldsOf, type Refusal } from './checkout.form.ts'
import { placeOf } from './checkout.layout.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { errorMessage, labelOf } from './fieldMessages.ts'
import type { CheckoutMessages } from './messages/index.ts'

/**
 * A problem to show above the form. `way` is an optional link to the cart page, where the shopper can change the items.
 */
type Problem = { title: string; text?: string; items: readonly Html[]; way?: { href: string; text: string } }

/**
 * Returns the problem to show: first the reason for a refused order, then problems with the items, then errors of the
 * fields.
 */
export function problemOf(page: CheckoutPage): Problem | undefined {
  const { site, messages, typed, errors, refusal, blockers } = page
  // Sort the errors in the order of the fields on the page, because the database does not keep the key order of a
  // stored draft.
  const fields = fieldsOf(typed).flatMap((field) => {
    const error = errors[field]
    if (error === undefined) return []
    return html`<li><a href="#${field}">${listedLabel(page, field)}</a>${colonOf(site.language)}${errorMessage(page, error, field)}</li>`
  })
  const items = [...blockers.map((blocker) => html`<li>${blocker}</li>`), ...fields]
  // The blockers are texts about the items that block the order. They say what has changed, so show them instead of the
  // general message that the order has changed.
  if (refusal !== undefined && (refusal !== 'changed' || blockers.length === 0))
    return { ...refusalMessages(messages, refusal), items }
  if (blockers.length > 0) {
    const way = { href: `${placeOf(site).home}/checkout-cart`, text: messages.toCart }
    return { title: messages.blockedTitle, items, way }
  }
  return fields.length > 0 ? { title: messages.problemTitle, items } : undefined
}

/** Returns the label of a field with its address, because both addresses have fields with the same labels. */
const listedLabel = (page: CheckoutPage, field: string): string =>
  field.startsWith('billing_') ? `${page.messages.billingAddress} – ${labelOf(page, field)}` : labelOf(page, field)

/** Returns the heading and the sentence for a refusal. */
const refusalMessages = (messages: CheckoutMessages, refusal: Refusal): { title: string; text: string } => ({
  title: messages[`${refusal}Title`],
  text: messages[`${refusal}Text`],
})

/**
 * Renders the problem at the top of the page. It has `autofocus`, so that screen readers announce it without a script.
 */
export function problemPanel(problem: Problem | undefined): Part {
  if (problem === undefined) return false
  const { title, text, items, way } = problem
  return html`<div class="problem"${way !== undefined && html` data-blocked`} role="alert" tabindex="-1" autofocus aria-labelledby="problem"><h2 id="problem">${title}</h2>
${text !== undefined && html`<p>${text}</p>`}
${items.length > 0 && html`<ul>${items}</ul>`}
${way !== undefined && html`<p><a href="${way.href}">${way.text}</a></p>`}</div>`
}
