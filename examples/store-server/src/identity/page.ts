import { MARK } from '../pages/mark.ts'
import type { Language, Words } from './words.ts'

/** Text as HTML. Everything that was typed or sent goes through here. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export const STYLE_PATH = '/interaction/style.css'

export type Page = {
  language: Language
  words: Words
  title: string
  body: string
  /** Where the shop's name leads; the front door when it is not known which site sent the visitor. */
  home?: string
}

/** A whole page in the shop's look; no script, and every style in one file. */
export function renderPage({ language, title, body, home = '/' }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Cairn</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header class="bar"><a class="mark" href="${escapeHtml(home)}">${MARK.text}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

/**
 * Headers of every page: nothing may be loaded but our style sheet and fonts, nothing may frame it, nothing keeps it.
 * @param formOrigins where a form may lead; browsers check the redirects after it too, so the shop's origin belongs here.
 */
export function pageHeaders(formOrigins: readonly string[]): Record<string, string> {
  const formAction = ["'self'", ...formOrigins].join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    // Not "no-referrer": the form's request would then say that it comes from nowhere (Origin: null).
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
