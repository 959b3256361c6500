import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { escapeHtml, pageHeaders, renderPage } from './page.ts'
import { chooseLanguage, wordsIn } from './words.ts'

/** The provider's own pages: what is shown when there is nobody to send an error to, and signing out. */
export async function renderProblem(ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> {
  const { language, words } = speech(ctx)
  const body = `<p>${escapeHtml(words.problem)}</p>
<p class="fine">${escapeHtml([out.error, out.error_description].filter(Boolean).join(': '))}</p>
<p class="onwards"><a class="primary" href="/">${escapeHtml(words.toShop)}</a></p>`
  send(ctx, renderPage({ language, words, title: words.problemTitle, body }), [])
}

/** @param form the provider's form without a button; it carries the token that keeps others from signing people out. */
export async function renderSignOut(
  ctx: KoaContextWithOIDC,
  form: string,
  formOrigins: readonly string[],
): Promise<void> {
  const { language, words } = speech(ctx)
  const body = `${form}
<p>${escapeHtml(words.signOutQuestion)}</p>
<p class="actions"><button class="primary" form="op.logoutForm" name="logout" value="yes">${escapeHtml(words.signOut)}</button></p>
<p><a href="/">${escapeHtml(words.toShop)}</a></p>`
  send(ctx, renderPage({ language, words, title: words.signOut, body }), formOrigins)
}

export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { language, words } = speech(ctx)
  const body = `<p class="onwards"><a class="primary" href="/">${escapeHtml(words.toShop)}</a></p>`
  send(ctx, renderPage({ language, words, title: words.signedOut, body }), [])
}

function speech(ctx: KoaContextWithOIDC) {
  const language = chooseLanguage(ctx.oidc?.params?.ui_locales, ctx.oidc?.params?.redirect_uri)
  return { language, words: wordsIn(language) }
}

function send(ctx: KoaContextWithOIDC, html: string, formOrigins: readonly string[]): void {
  for (const [name, value] of Object.entries(pageHeaders(formOrigins))) ctx.set(name, value)
  ctx.body = html
}
