import { createHash } from 'node:crypto'
import { orderMessages } from '../orders/messages/index.ts'
import type { OrderLineRow } from '../orders/orders.schema.ts'
import { fieldError, problemList } from '../pages/fieldProblems.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import { mailedNotice, mailedPage } from '../pages/mailedPage.ts'
import { numberLocale } from '../sites/numberLocale.ts'
import type { Site } from '../sites/sites.data.ts'
import { type ReviewMessages, reviewMessages } from './messages/index.ts'
import {
  type Fit,
  MAX_LENGTH,
  REVIEW_FIELDS,
  type ReviewErrors,
  type ReviewField,
  type TypedReview,
} from './review.form.ts'
import { starRating } from './starRating.ts'

export const REVIEW_SCRIPT = '/orders/assets/review.js'

export type ReviewPage = {
  site: Site
  /** The path that the form is sent to. */
  path: string
  line: OrderLineRow
  /** Whether the item has a size whose fit a buyer can judge. */
  hasSize: boolean
  typed: TypedReview
  /** When the server saved the values of a refused form; undefined if it has none. */
  savedAt: Date | undefined
  errors: ReviewErrors
}

export const describeItem = ({ name, options }: OrderLineRow): string =>
  [name, ...options.map(({ value }) => value)].join(', ')

const errorText = ({ site, errors }: ReviewPage, field: ReviewField): string | undefined => {
  const error = errors[field]
  if (error === undefined) return undefined
  if (error === 'stars') return reviewMessages[site.contentLanguage].errors.stars
  if (error === 'required' || field === 'stars') return orderMessages[site.contentLanguage].errors.required
  return tooLong(site, field)
}

const tooLong = (site: Site, field: keyof typeof MAX_LENGTH): string =>
  reviewMessages[site.contentLanguage].errors.tooLong(formatLength(site, field))

const formatLength = (site: Site, field: keyof typeof MAX_LENGTH): string =>
  MAX_LENGTH[field].toLocaleString(numberLocale(site))

/** Renders the form for the review of one item. */
export function reviewFormPage(page: ReviewPage): Html {
  const { site, path, line, hasSize, typed, savedAt } = page
  const messages = reviewMessages[site.contentLanguage]
  const problems = REVIEW_FIELDS.flatMap((field) => {
    const message = errorText(page, field)
    return message === undefined ? [] : [{ field, label: messages[field], message }]
  })
  return mailedPage(
    site,
    messages.writeNamed(line.name),
    html`<div class="return review"><h1>${messages.write}</h1>
<p class="item"><img src="${line.imageUrl}" alt="" width="72" height="90"><b>${describeItem(line)}</b></p>
<p class="lead">${messages.intro} <a href="/${site.entry.prefix}/legal/reviews">${messages.verified}</a></p>
${problemList(site, orderMessages[site.contentLanguage].problem, problems)}
<form method="post" action="${path}" novalidate data-draft="${draftName(path)}" data-saved="${String(savedAt?.getTime() ?? 0)}" data-required="${orderMessages[site.contentLanguage].errors.required}">
${starRating({ messages, chosen: typed.stars, error: errorText(page, 'stars') })}
${hasSize && fitField(messages, typed)}
${field(page, 'title', (attributes) => html`<input ${attributes} value="${typed.title}" autocomplete="off">`)}
${field(
  page,
  'content',
  (attributes) => html`<textarea ${attributes} rows="8">
${typed.content}</textarea>`,
  messages.contentHint(formatLength(site, 'content')),
)}
${field(
  page,
  'author',
  (attributes) => html`<input ${attributes} value="${typed.author}" autocomplete="nickname">`,
  messages.authorHint,
)}
<p>${messages.checked}</p>
<button class="primary">${messages.send}</button>
</form></div>`,
    REVIEW_SCRIPT,
  )
}

/** Names the draft of a form in the storage of the browser, without the secret of its path. */
const draftName = (path: string): string => createHash('sha256').update(path).digest('base64url')

/** Where the form and the page of its order are. */
type ReviewPaths = { order: string; form: string }

/** Renders the page after the review was stored. */
export function reviewDonePage(site: Site, { order, form }: ReviewPaths): Html {
  const { doneTitle, checked } = reviewMessages[site.contentLanguage]
  const text = html`<span data-stored-draft="${draftName(form)}">${checked}</span>`
  return mailedNotice(site, { title: doneTitle, text }, backTo(site, order), REVIEW_SCRIPT)
}

/** Why an item cannot be reviewed: it has not arrived, it was returned or never sent, or it has a review. */
export type ReviewBar = 'notArrived' | 'returned' | 'written'

/** Renders the page of an item that cannot be reviewed now. */
export function reviewClosedPage(site: Site, orderPath: string, reason: ReviewBar): Html {
  const messages = reviewMessages[site.contentLanguage]
  const { before, contact, after } = messages.writtenText
  // The storefront redirects to the form in the language of the site.
  const written = html`${before}<a href="/${site.entry.prefix}/contact/en">${contact}</a>${after}`
  const text = reason === 'written' ? written : messages[`${reason}Text`]
  const notice = { title: messages[`${reason}Title`], text }
  return mailedNotice(site, notice, backTo(site, orderPath))
}

const backTo = (site: Site, orderPath: string): Html =>
  html`<a class="primary" href="${orderPath}">${orderMessages[site.contentLanguage].toOrder}</a>`

function field(
  page: ReviewPage,
  name: 'title' | 'content' | 'author',
  control: (attributes: Html) => Html,
  hint?: string,
): Html {
  const messages = reviewMessages[page.site.contentLanguage]
  const error = errorText(page, name)
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(
    (id) => id !== false,
  )
  // The script of the page checks the length when the buyer leaves the field.
  const attributes = html`id="${name}" name="${name}" required${error !== undefined && html` aria-invalid="true"`}${described.length > 0 && html` aria-describedby="${described.join(' ')}"`} data-format="^[^]{0,${MAX_LENGTH[name]}}$" data-wrong="${tooLong(page.site, name)}"`
  return html`<div class="field"><label for="${name}">${messages[name]}</label>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${control(attributes)}
${fieldError(name, error)}</div>`
}

const FIT_CHOICES: readonly (Fit | '')[] = ['small', 'true', 'large', '']

const fitField = (messages: ReviewMessages, typed: TypedReview): Part =>
  html`<fieldset><legend>${messages.fit}</legend>
${FIT_CHOICES.map(
  (fit) =>
    html`<label class="choice"><input type="radio" name="fit" value="${fit}"${typed.fit === fit && html` checked`}><span>${messages.fits[fit]}</span></label>`,
)}</fieldset>`
