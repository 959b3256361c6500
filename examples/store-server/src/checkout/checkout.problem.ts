import { type Html, html, type Part } from '../pages/html.ts'
import { errorWords, labelOf } from './checkout.fields.ts'
import { fieldsOf, type Refusal } from './checkout.form.ts'
import { placeOf } from './checkout.layout.ts'
import type { CheckoutPage } from './checkout.page.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** `way` leads to where the goods can be changed. */
type Problem = { title: string; text?: string; items: readonly Html[]; way?: { href: string; text: string } }

/** What keeps the order from being placed: what happened to it, else what is in its way, else what is wrong with the fields. */
export function problemOf(page: CheckoutPage): Problem | undefined {
  const { site, messages, typed, errors, refusal, blockers } = page
  // A draft that was kept has lost the order of its errors: the database sorts the keys of what it holds.
  const fields = fieldsOf(typed).flatMap((field) => {
    const error = errors[field]
    if (error === undefined) return []
    return html`<li><a href="#${field}">${labelOf(page, field)}</a>${messages.colon}${errorWords(page, error)}</li>`
  })
  const items = [...blockers.map((blocker) => html`<li>${blocker}</li>`), ...fields]
  // What is in the way says more than that something has changed.
  if (refusal !== undefined && (refusal !== 'changed' || blockers.length === 0))
    return { ...refusalWords(messages, refusal), items }
  if (blockers.length > 0) {
    const way = { href: `${placeOf(site).home}/checkout-cart`, text: messages.toCart }
    return { title: messages.blockedTitle, items, way }
  }
  return fields.length > 0 ? { title: messages.problemTitle, items } : undefined
}

/** Each has a heading and a sentence of its own. */
const refusalWords = (messages: CheckoutMessages, refusal: Refusal): { title: string; text: string } => ({
  title: messages[`${refusal}Title`],
  text: messages[`${refusal}Text`],
})

/** Takes the focus as the page opens, without a script: whoever does not see it hears what happened. */
export function problemPanel(problem: Problem | undefined): Part {
  if (problem === undefined) return false
  const { title, text, items, way } = problem
  return html`<div class="problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem"><h2 id="problem">${title}</h2>
${text !== undefined && html`<p>${text}</p>`}
${items.length > 0 && html`<ul>${items}</ul>`}
${way !== undefined && html`<p><a href="${way.href}">${way.text}</a></p>`}</div>`
}
