import { fieldError, problemList } from '../pages/fieldProblems.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import { mailedPage } from '../pages/mailedPage.ts'
import { textField } from '../pages/textField.ts'
import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { type OrderMessages, orderMessages } from './messages/index.ts'
import type { OrderLineRow } from './orders.schema.ts'
import {
  chosenLines,
  chosenPieces,
  piecesField,
  type ReturnErrors,
  type ReturnField,
  type TypedReturn,
} from './return.form.ts'
import type { ReturnKind } from './returnRules.ts'

export type ReturnPage = {
  site: Site
  kind: ReturnKind
  /** The path that the form is sent to. */
  path: string
  typed: TypedReturn
  errors: ReturnErrors
  /** The lines to choose from; null in the form without a link, which is about a whole order. */
  lines: readonly OrderLineRow[] | null
}

/** Renders the first step: who withdraws from which contract, or returns what. */
export function returnFormPage(page: ReturnPage): Html {
  const { site, kind, path, typed, lines } = page
  const messages = orderMessages[site.contentLanguage]
  const isWithdrawal = kind === 'withdrawal'
  const title = isWithdrawal ? messages.withdrawTitle : messages.returnTitle
  return mailedPage(
    site,
    title,
    html`<div class="return"><h1>${title}</h1>
<p class="lead">${isWithdrawal ? messages.withdrawIntro : messages.returnIntro}</p>
${lines === null && wholeOrderNote(site, messages)}
${problems(page, messages)}
<form method="post" action="${path}" novalidate>
<input type="hidden" name="submission" value="${typed.submission}">
${
  lines === null
    ? typedField(page, 'number', { label: messages.number, hint: messages.numberHint })
    : html`<input type="hidden" name="number" value="${typed.number}"><p>${messages.number}${colonOf(site.language)}<b>${typed.number}</b></p>`
}
${lines !== null && itemsField(page, lines, messages)}
${typedField(page, 'name', { label: messages.name, autocomplete: 'name' })}
${typedField(page, 'email', { label: lines === null ? messages.orderEmail : messages.email, autocomplete: 'email', type: 'email' })}
<button class="primary" name="step" value="check">${messages.next}</button>
</form></div>`,
  )
}

/** Renders the second step, which shows the statement and sends it. */
export function returnConfirmPage({ site, kind, path, typed, lines }: ReturnPage): Html {
  const messages = orderMessages[site.contentLanguage]
  const isWithdrawal = kind === 'withdrawal'
  const title = isWithdrawal ? messages.withdrawTitle : messages.returnTitle
  const chosen = lines && chosenLines(typed, lines)
  const rows: [label: string, value: Part][] = [
    [messages.number, typed.number],
    [
      messages.itemsLabel,
      chosen === null ? messages.wholeOrder : chosen.map((line) => html`${describeLine(line)}<br>`),
    ],
    [messages.name, typed.name],
    [lines === null ? messages.orderEmail : messages.email, typed.email],
  ]
  const hidden = (name: string, value: string | number) => html`<input type="hidden" name="${name}" value="${value}">`
  return mailedPage(
    site,
    title,
    html`<div class="return"><h1>${title}</h1>
<p class="lead">${isWithdrawal ? messages.confirmWithdrawalText : messages.confirmReturnText}</p>
${lines === null && wholeOrderNote(site, messages)}
<form method="post" action="${path}">
<dl class="stated">${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${hidden('submission', typed.submission)}${hidden('number', typed.number)}${hidden('name', typed.name)}${hidden('email', typed.email)}
${chosen?.map(({ position, quantity }) => [hidden('items', position), hidden(piecesField(position), quantity)])}
<p class="buttons"><button class="primary" name="step" value="confirm">${isWithdrawal ? messages.confirmWithdrawal : messages.confirmReturn}</button>
<button class="secondary" name="step" value="edit">${messages.change}</button></p>
</form></div>`,
  )
}

/**
 * Says how a buyer chooses items: the form without a link must not show those of somebody else's order. The name of the
 * order history in the sentence is the link to it.
 */
function wholeOrderNote(site: Site, { wholeOrderOnly, orderHistory }: OrderMessages): Html {
  const [before, after] = wholeOrderOnly.split(orderHistory)
  return html`<p>${before}<a href="/${site.entry.prefix}/account/orderhistory">${orderHistory}</a>${after}</p>`
}

type Item = Pick<OrderLineRow, 'name' | 'options' | 'quantity'>

const nameOf = ({ name, options }: Item): string => [name, ...options.map(({ value }) => value)].join(', ')

export const describeLine = (item: Item): string => `${item.quantity} × ${nameOf(item)}`

function itemsField(page: ReturnPage, lines: readonly OrderLineRow[], messages: OrderMessages): Html {
  const { typed, errors } = page
  return html`<fieldset id="items"${errors.items !== undefined && html` aria-describedby="items-error"`}><legend>${messages.items}</legend>
${lines.map(
  (line) =>
    html`<div class="item"><label class="choice"><input type="checkbox" name="items" value="${line.position}"${typed.items.includes(line.position) && html` checked`}><span>${describeLine(line)}</span></label>
${piecesSelect(page, line, messages)}</div>`,
)}
${errorOf({ errors }, 'items', messages)}</fieldset>`
}

/** Renders the number of pieces to return, for a line with more than one open piece. */
function piecesSelect({ typed, errors }: ReturnPage, line: OrderLineRow, messages: OrderMessages): Part {
  const field = piecesField(line.position)
  const isWrong = errors[field] !== undefined
  // A number that was right before the other pieces were returned is corrected here.
  if (line.quantity === 1 && !isWrong) return null
  const chosen = chosenPieces(typed, line) ?? line.quantity
  const counts = Array.from({ length: line.quantity }, (_, index) => index + 1)
  return html`<div class="field pieces"><select id="${field}" name="${field}" autocomplete="off" aria-label="${messages.pieces(nameOf(line))}"${isWrong && html` aria-invalid="true" aria-describedby="${field}-error"`}>
${counts.map((count) => html`<option value="${count}"${count === chosen && html` selected`}>${messages.piecesOf(count, line.quantity)}</option>`)}</select>
${errorOf({ errors }, field, messages)}</div>`
}

type Look = { label: string; hint?: string; autocomplete?: string; type?: 'text' | 'email' }

function typedField({ site, typed, errors }: ReturnPage, name: 'number' | 'name' | 'email', look: Look): Html {
  const error = errors[name]
  const message = error && orderMessages[site.contentLanguage].errors[error]
  return textField({ name, value: typed[name], error: message, ...look })
}

function errorOf({ errors }: Pick<ReturnPage, 'errors'>, field: ReturnField, messages: OrderMessages): Part {
  const error = errors[field]
  return fieldError(field, error && messages.errors[error])
}

function problems({ site, errors, lines }: ReturnPage, messages: OrderMessages): Part {
  const fields: readonly { field: ReturnField; label: string }[] = [
    { field: 'number', label: messages.number },
    { field: 'items', label: messages.items },
    ...(lines ?? []).map((line) => ({ field: piecesField(line.position), label: messages.pieces(nameOf(line)) })),
    { field: 'name', label: messages.name },
    { field: 'email', label: lines === null ? messages.orderEmail : messages.email },
  ]
  const found = fields.flatMap(({ field, label }) => {
    const error = errors[field]
    return error === undefined ? [] : [{ field, label, message: messages.errors[error] }]
  })
  return problemList(site, messages.problem, found)
}
