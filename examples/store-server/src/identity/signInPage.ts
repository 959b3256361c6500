import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts/password.ts'
import type { StoreNotice } from './otherStore.ts'
import { escapeHtml, renderPage } from './page.ts'
import type { Language, Words } from './words.ts'

/** What was typed (never a password) and what is wrong with it, by field. */
export type Typed = { values?: Readonly<Record<string, string>>; errors?: Readonly<Record<string, string>> }

export type Visit = { uid: string; language: Language; words: Words; home: string } & Typed & {
    /** Said above the form, for example that the password is wrong. */
    notice?: string
    /** Said instead, with the way out: the account is of the other store. */
    storeNotice?: StoreNotice
  }

export function renderSignIn(visit: Visit): string {
  const { uid, words } = visit
  const at = `/interaction/${escapeHtml(uid)}`
  const body = `${notice(visit)}<form method="post" action="${at}" novalidate>
${field(visit, { name: 'userName', label: words.email, type: 'email', autocomplete: 'username', maxlength: 254 })}
${field(visit, { name: 'password', label: words.password, type: 'password', autocomplete: 'current-password', maxlength: PASSWORD_MAX_LENGTH })}
<p class="actions"><button class="primary">${escapeHtml(words.signIn)}</button>
<button formaction="${at}/cancel" formnovalidate>${escapeHtml(words.cancel)}</button></p>
</form>
<div class="more"><p><a href="${at}/forgotten">${escapeHtml(words.forgotten)}</a></p>
<p>${escapeHtml(words.noAccount)} <a href="${at}/create">${escapeHtml(words.createAccount)}</a></p></div>`
  return renderPage({ ...visit, title: words.signIn, body })
}

export function renderCreateAccount(visit: Visit): string {
  const { uid, words } = visit
  const at = `/interaction/${escapeHtml(uid)}`
  const body = `${notice(visit)}<form method="post" action="${at}/create" novalidate>
${field(visit, { name: 'firstName', label: words.firstName, type: 'text', autocomplete: 'given-name', maxlength: 100 })}
${field(visit, { name: 'lastName', label: words.lastName, type: 'text', autocomplete: 'family-name', maxlength: 100 })}
${field(visit, { name: 'userName', label: words.email, type: 'email', autocomplete: 'username', maxlength: 254 })}
${field(visit, { name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', minlength: PASSWORD_MIN_LENGTH, maxlength: PASSWORD_MAX_LENGTH })}
<p class="actions"><button class="primary">${escapeHtml(words.create)}</button>
<button formaction="${at}/cancel" formnovalidate>${escapeHtml(words.cancel)}</button></p>
</form>
<div class="more"><p>${escapeHtml(words.haveAccount)} <a href="${at}">${escapeHtml(words.signIn)}</a></p></div>`
  return renderPage({ ...visit, title: words.createAccount, body })
}

export function renderForgotten(visit: Visit): string {
  const { words } = visit
  const body = `<p>${escapeHtml(words.forgottenText)}</p>
<p class="onwards"><a class="primary" href="/interaction/${escapeHtml(visit.uid)}">${escapeHtml(words.back)}</a></p>`
  return renderPage({ ...visit, title: words.forgotten, body })
}

/** For a visit that is over, or that belongs to another browser. */
export function renderExpired(language: Language, words: Words): string {
  const body = `<p>${escapeHtml(words.expired)}</p>
<p class="onwards"><a class="primary" href="/">${escapeHtml(words.toShop)}</a></p>`
  return renderPage({ language, words, title: words.expiredTitle, body })
}

function notice(visit: Visit): string {
  if (visit.storeNotice !== undefined) {
    const { text, link, hint } = visit.storeNotice
    return `<div class="notice" role="alert"><p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
<p>${escapeHtml(hint)}</p></div>
`
  }
  return visit.notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(visit.notice)}</p>\n`
}

type Field = { name: string; label: string; type: string; autocomplete: string; minlength?: number; maxlength: number }

function field(visit: Visit, { name, label, ...attributes }: Field): string {
  const error = visit.errors?.[name]
  const value = attributes.type === 'password' ? '' : (visit.values?.[name] ?? '')
  const given = Object.entries(attributes).map(([key, content]) => `${key}="${content}"`)
  const state = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-wrong"`
  const words = error === undefined ? '' : `<p class="wrong" id="${name}-wrong">${escapeHtml(error)}</p>`
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" ${given.join(' ')} required value="${escapeHtml(value)}"${state}>${words}</div>`
}
