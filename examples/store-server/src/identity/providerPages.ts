import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { Html, html } from '../pages/html.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import { chooseLanguage, messagesIn } from './messages.ts'
import { pageHeaders, renderPage } from './page.ts'

/** Renders the provider's error page, for errors that cannot be sent to a client by redirect. */
export async function renderProblem(ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> {
  const { language, messages } = speech(ctx)
  const main = html`<h1>${messages.problemTitle}</h1><p class="lead">${messages.problem}</p>
<p class="fine">${[out.error, out.error_description].filter(Boolean).join(': ')}</p>
${onwards(messages.toShop)}`
  send(ctx, renderPage({ language, messages, title: messages.problemTitle, main }), [])
}

/**
 * Renders the sign-out page.
 * @param form the provider's form without a button; it contains the CSRF token
 */
export async function renderSignOut(
  ctx: KoaContextWithOIDC,
  form: string,
  formOrigins: readonly string[],
): Promise<void> {
  const { language, messages } = speech(ctx)
  const main = html`<h1>${messages.signOut}</h1>${new Html(form)}
<p class="lead">${messages.signOutQuestion}</p>
<p class="actions"><button class="primary" form="op.logoutForm" name="logout" value="yes">${messages.signOut}</button>
<a class="secondary" href="/">${messages.toShop}</a></p>`
  send(ctx, renderPage({ language, messages, title: messages.signOut, main }), formOrigins)
}

export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { language, messages } = speech(ctx)
  const main = html`<h1>${messages.signedOut}</h1>${onwards(messages.toShop)}`
  send(ctx, renderPage({ language, messages, title: messages.signedOut, main }), [])
}

const onwards = (messages: string): Html => html`<p class="onwards"><a class="primary" href="/">${messages}</a></p>`

/** Returns the language that the shop requested, else the browser's language. */
function speech(ctx: KoaContextWithOIDC) {
  const { ui_locales, redirect_uri } = ctx.oidc?.params ?? {}
  const isAsked = ui_locales !== undefined || redirect_uri !== undefined
  const language = isAsked
    ? chooseLanguage(ui_locales, redirect_uri)
    : acceptedLanguage(ctx.get('accept-language') || undefined)
  return { language, messages: messagesIn(language) }
}

function send(ctx: KoaContextWithOIDC, html: string, formOrigins: readonly string[]): void {
  for (const [name, value] of Object.entries(pageHeaders(formOrigins))) ctx.set(name, value)
  ctx.body = html
}
