import { type Html, html } from '../pages/html.ts'
import { placeFields } from './addressLines.ts'
import { countryField, deliveryField, paymentField, stateField, textField } from './checkout.fields.ts'
import { needsState } from './checkout.form.ts'
import { layout, placeOf, SCRIPT_PATH } from './checkout.layout.ts'
import { overview } from './checkout.overview.ts'
import { problemOf, problemPanel } from './checkout.problem.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import type { CheckoutMessages } from './messages/index.ts'

/**
 * Renders the checkout form. Enter presses the first button of a form, so a hidden copy of the order button comes
 * before the button that updates the country.
 */
export function checkoutPage(page: CheckoutPage): Html {
  const { address, site, messages, typed, buyer, csrf, summary } = page
  const problem = problemOf(page)
  const who = !buyer.signedIn
    ? messages.guest
    : buyer.name === undefined
      ? messages.customerUnnamed
      : messages.customer(buyer.name)
  return layout(
    placeOf(site),
    messages,
    problem === undefined ? messages.title : `${problem.title} – ${messages.title}`,
    html`
<h1>${messages.title}</h1>
<p class="who">${who}</p>
${problemPanel(problem)}
<form method="post" action="${address}" novalidate class="columns">
${overview(page)}
<div class="details">
<button class="default" name="action" value="place" tabindex="-1" aria-hidden="true">${messages.placeOrder}</button>
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="seen" value="${summary.digest}">
<fieldset><legend>${messages.contact}</legend>${textField(page, 'email')}</fieldset>
<fieldset class="grid"><legend>${messages.address}</legend>
${textField(page, 'first_name')}${textField(page, 'last_name')}${textField(page, 'line1')}${textField(page, 'line2')}${placeFields(typed.country).map((name) => (name === 'region' && needsState(typed) ? stateField(page) : textField(page, name)))}
${countryField(page)}
</fieldset>
${deliveryField(page)}
<div class="test"><h2>${messages.testTitle}</h2><p>${messages.testText}</p>
${paymentField(page)}
</div>
<button class="primary" name="action" value="place">${messages.placeOrder}</button>
${waiting(messages)}
</div>
</form>`,
    SCRIPT_PATH,
  )
}

/**
 * The live region for the messages of `assets/send.js`. The script makes the region visible before it adds a text,
 * because screen readers announce only later changes.
 */
const waiting = ({ sending, offline, unanswered, cancel }: CheckoutMessages): Html =>
  html`<div class="waiting" hidden data-sending="${sending}" data-offline="${offline}" data-unanswered="${unanswered}">
<p role="status"></p><button type="button" class="secondary" hidden>${cancel}</button></div>`
