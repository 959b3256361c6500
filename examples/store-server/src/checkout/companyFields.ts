import { type Html, html } from '../pages/html.ts'
import { described, wrong } from './checkout.fields.ts'
import { invoiceCountry } from './checkout.typed.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { countryTexts, labelOf } from './fieldMessages.ts'
import { VAT_ID_SEPARATORS } from './vatId.ts'

/** Renders the fields of a company, folded away for everybody else. Entered values and errors unfold them. */
export function companyFields(page: CheckoutPage): Html {
  const { messages, typed, errors } = page
  const isOpen = [typed.company, typed.vat_id, errors.company, errors.vat_id].some(Boolean)
  return html`<details class="for-company"${isOpen && html` open`}><summary>${messages.forCompany}</summary>
<fieldset class="grid" aria-label="${messages.forCompany}">
<div class="field company"><label for="company">${labelOf(page, 'company')}</label>
<input id="company" name="company" type="text" value="${typed.company}" autocomplete="billing organization" maxlength="120"${described(errors, 'company')}>
${wrong(page, 'company')}</div>
${vatIdField(page)}
</fieldset></details>`
}

/** Renders the VAT id. An invoice to a country without such ids hides the field, unless an id was entered. */
function vatIdField(page: CheckoutPage): Html {
  const { messages, typed, errors } = page
  const { label, hint, wrong: text, format } = countryTexts(messages, invoiceCountry(typed)).vatId
  return html`<div class="field vat_id"${hint === '' && typed.vat_id === '' && html` hidden`}><label for="vat_id">${label}</label>
<input id="vat_id" name="vat_id" type="text" value="${typed.vat_id}" maxlength="30" autocapitalize="characters" spellcheck="false" data-format="${format}" data-ignored="${VAT_ID_SEPARATORS}" data-wrong="${text}"${described(errors, 'vat_id', 'vat_id-hint')}>
<p class="hint" id="vat_id-hint">${hint}</p>
${wrong(page, 'vat_id')}</div>`
}
