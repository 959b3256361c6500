import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { Html, html } from '../pages/html.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import { pageHeaders, renderPage } from './page.ts'
import { chooseLanguage, wordsIn } from './words.ts'

/** Renders the provider's error page, for errors that cannot be sent to a client by redirect. */
export async function renderProblem(ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> {
  const { language, words } = speech(ctx)
  const main = html`<h1>${words.problemTitle}</h1><p class="lead">${words.problem}</p>
<p class="fine">${[out.error, out.error_description].filter(Boolean).join(': ')}</p>
${onwards(words.toShop)}`
  send(ctx, renderPage({ language, words, title: words.problemTitle, main }), [])
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
  const { language, words } = speech(ctx)
  const main = html`<h1>${words.signOut}</h1>${new Html(form)}
<p class="lead">${words.signOutQuestion}</p>
<p class="actions"><button class="primary" form="op.logoutForm" name="logout" value="yes">${words.signOut}</button>
<a class="secondary" href="/">${words.toShop}</a></p>`
  send(ctx, renderPage({ language, words, title: words.signOut, main }), formOrigins)
}

export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { language, words } = speech(ctx)
  const main = html`<h1>${words.signedOut}</h1>${onwards(words.toShop)}`
  send(ctx, renderPage({ language, words, title: words.signedOut, main }), [])
}

const onwards = (words: string): Html => html`<p class="onwards"><a class="primary" href="/">${words}</a></p>`

/** Returns the language that the shop requested, else the browser's language. */
function speech(ctx: KoaContextWithOIDC) {
  const { ui_locales, redirect_uri } = ctx.oidc?.params ?? {}
  const isAsked = ui_locales !== undefined || redirect_uri !== undefined
  const language = isAsked
    ? chooseLanguage(ui_locales, redirect_uri)
    : acceptedLanguage(ctx.get('accept-language') || undefined)
  return { language, words: wordsIn(language) }
}

function send(ctx: KoaContextWithOIDC, html: string, formOrigins: readonly string[]): void {
  for (const [name, value] of Object.entries(pageHeaders(formOrigins))) ctx.set(name, value)
  ctx.body = html
}
