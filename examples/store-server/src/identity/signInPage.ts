import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts/password.ts'
import { ALERT_ICON } from '../pages/alertIcon.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import type { SignInMessages } from './messages/en.ts'
import type { Language } from './messages.ts'
import type { StoreNotice } from './otherStore.ts'
import { renderPage } from './page.ts'

/** The entered values (never a password) and their errors, by field. */
type Typed = {
  values?: Readonly<Record<string, string>> | undefined
  errors?: Readonly<Record<string, string>> | undefined
}

export type Visit = { uid: string; language: Language; messages: SignInMessages; home: string } & Typed & {
    /** A message above the form, for example about a wrong password. */
    notice?: string | undefined
    /** The message for an account of the other store, with a link; it replaces `notice`. */
    storeNotice?: StoreNotice
  }

export function renderSignIn(visit: Visit): string {
  const { messages } = visit
  const at = addressOf(visit)
  const main = html`<h1>${messages.signIn}</h1>
${notice(visit)}<form method="post" action="${at}" novalidate>
${field(visit, { name: 'userName', label: messages.email, type: 'email', autocomplete: 'username', maxlength: 254 })}
${field(visit, { name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password', maxlength: PASSWORD_MAX_LENGTH })}
${actions(visit, messages.signIn)}
</form>
<div class="more"><p><a href="${at}/forgotten">${messages.forgotten}</a></p>
<p>${messages.noAccount} <a href="${at}/create">${messages.signUp}</a></p></div>`
  return renderPage({ ...visit, title: messages.signIn, main, hasPassword: true })
}

export function renderCreateAccount(visit: Visit): string {
  const { messages } = visit
  const at = addressOf(visit)
  const main = html`<h1>${messages.signUp}</h1>
${notice(visit)}<form method="post" action="${at}/create" novalidate>
${field(visit, { name: 'firstName', label: messages.firstName, type: 'text', autocomplete: 'given-name', maxlength: 100 })}
${field(visit, { name: 'lastName', label: messages.lastName, type: 'text', autocomplete: 'family-name', maxlength: 100 })}
${field(visit, { name: 'userName', label: messages.email, type: 'email', autocomplete: 'username', maxlength: 254 })}
${field(visit, { name: 'password', label: messages.newPassword, type: 'password', autocomplete: 'new-password', minlength: PASSWORD_MIN_LENGTH, maxlength: PASSWORD_MAX_LENGTH })}
${actions(visit, messages.signUp)}
</form>
<div class="more"><p>${messages.haveAccount} <a href="${at}">${messages.signIn}</a></p></div>`
  return renderPage({ ...visit, title: messages.signUp, main, hasPassword: true })
}

/** The shop's contact details, as on its service page. A missing detail is not shown. */
export type Contact = { email?: string | undefined; phone?: string | undefined }

/**
 * Renders the page for a forgotten password. A password is set anew with the customer service, so the page
 * shows its contact details; in the demonstration shop it suggests a new account.
 */
export function renderForgotten(visit: Visit, { email, phone }: Contact): string {
  const { messages } = visit
  const at = addressOf(visit)
  const main = html`<h1>${messages.forgotten}</h1><p class="lead">${messages.forgottenText}</p>
<ul class="contact">${email !== undefined && html`<li><a href="mailto:${email}">${email}</a></li>`}
${phone !== undefined && html`<li><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></li>`}</ul>
<p class="onwards"><a class="primary" href="${at}">${messages.back}</a></p>
<div class="more"><p>${messages.demonstration}</p>
<p><a href="${at}/create">${messages.signUp}</a></p></div>`
  return renderPage({ ...visit, title: messages.forgotten, main })
}

type Over = { language: Language; messages: SignInMessages; home: string }

/** Renders the page for a sign-in that has expired or belongs to another browser. */
export function renderExpired(over: Over): string {
  const { messages, home } = over
  return renderNotice({
    ...over,
    title: messages.expiredTitle,
    text: messages.expired,
    to: home,
    onwards: messages.toShop,
  })
}

/** Renders the page for a sign-in that has already succeeded. */
export function renderSignedIn(over: Over): string {
  const { messages, home } = over
  return renderNotice({
    ...over,
    title: messages.signedInTitle,
    text: messages.signedIn,
    to: home,
    onwards: messages.toShop,
  })
}

type Notice = {
  language: Language
  messages: SignInMessages
  home?: string
  title: string
  text: string
  to: string
  onwards: string
}

function renderNotice({ title, text, to, onwards, ...page }: Notice): string {
  const main = html`<h1>${title}</h1><p class="lead">${text}</p>
<p class="onwards"><a class="primary" href="${to}">${onwards}</a></p>`
  return renderPage({ ...page, title, main })
}

const addressOf = ({ uid }: Visit): string => `/interaction/${uid}`

function actions(visit: Visit, primary: string): Html {
  return html`<p class="actions"><button class="primary">${primary}</button>
<button class="secondary" formaction="${addressOf(visit)}/cancel" formnovalidate>${visit.messages.cancel}</button></p>`
}

/** Renders the message above the form. It has `autofocus`, so that screen readers announce it without a script. */
function notice({ storeNotice, notice }: Visit): Part {
  const said =
    storeNotice === undefined
      ? notice !== undefined && html`<p>${notice}</p>`
      : html`<p>${storeNotice.text}</p>
<p><a href="${storeNotice.link.href}">${storeNotice.link.text}</a></p>
<p>${storeNotice.hint}</p>`
  return (
    said !== false &&
    html`<div class="problem" role="alert" tabindex="-1" autofocus>${said}</div>
`
  )
}

type Field = { name: string; label: string; type: string; autocomplete: string; minlength?: number; maxlength: number }

/**
 * The order of the fields on both forms. Stored errors can be in another order, because the database does not keep the
 * key order.
 */
const ORDER = ['firstName', 'lastName', 'userName', 'password']

/** Renders a field with its error. The first field with an error takes the focus. */
function field(visit: Visit, { name, label, ...attributes }: Field): Html {
  const error = visit.errors?.[name]
  const isFirst = ORDER.find((each) => visit.errors?.[each] !== undefined) === name
  const isPassword = attributes.type === 'password'
  const value = isPassword ? '' : (visit.values?.[name] ?? '')
  const given = Object.entries(attributes).map(([key, content]) => html` ${key}="${content}"`)
  const state = error !== undefined && html` aria-invalid="true" aria-describedby="${name}-wrong"`
  const input = html`<input id="${name}" name="${name}"${given} required value="${value}"${state}${isFirst && html` autofocus`}>`
  return html`<div class="field"><label for="${name}">${label}</label>
${isPassword ? html`<span class="frame">${input}${passwordSwitch(visit.messages)}</span>` : input}
${error !== undefined && html`<p class="error" id="${name}-wrong">${ALERT_ICON}<span>${error}</span></p>`}</div>`
}

/**
 * Renders the button that shows or hides the password. Its label names the next action; the button stays hidden until
 * the page's script runs.
 */
const passwordSwitch = ({ showPassword, hidePassword }: SignInMessages): Html =>
  html`<button type="button" class="switch" hidden aria-label="${showPassword}" data-show="${showPassword}" data-hide="${hidePassword}">
<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="M2.5 12c2.6-4.3 5.8-6.5 9.5-6.5s6.9 2.2 9.5 6.5c-2.6 4.3-5.8 6.5-9.5 6.5s-6.9-2.2-9.5-6.5z"/><circle cx="12" cy="12" r="3"/><path class="shown" d="M4 20 20 4"/></svg></button>`
