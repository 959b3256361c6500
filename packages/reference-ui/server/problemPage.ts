import { escapeHtml } from '../src/app/server/html.ts'
import { toHref } from '../src/app/shop/address.ts'
import type { Language, Site } from '../src/app/shop/sites.ts'
import { messages as de } from '../src/messages/de.ts'
import { messages as en } from '../src/messages/en.ts'
import { messages as es } from '../src/messages/es.ts'
import { messages as fr } from '../src/messages/fr.ts'
import type { Messages } from '../src/messages/index.ts'
import { messages as it } from '../src/messages/it.ts'
import { messages as pt } from '../src/messages/pt.ts'
import { spelt } from '../src/messages/spelt.ts'
import { icons, mark } from './document.ts'

/** Texts of all languages. They load at the start, because a page about a failure must not depend on loading a file. */
const wordsOf: Readonly<Record<Language, Messages>> = { en, de, fr, es, it, pt }

export interface ProblemPage {
  readonly status: number
  /** The site whose language the page uses. */
  readonly site: Site
  /** Whether the page offers a retry link. A request with a body is not sent again. */
  readonly isRepeatable: boolean
}

const wording = (status: number, { errors }: Messages): readonly [title: string, text: string] => {
  if (status === 503) return [errors.unavailableTitle, errors.unavailableText]
  // An unreadable URL and a URL that is too long get the same text as an unknown one, because none of them leads to a
  // page.
  if (status === 400 || status === 404 || status === 431) return [errors.notFoundTitle, errors.notFoundText]
  return [errors.title, errors.text]
}

/**
 * Returns a page for failures of the renderer: it has no script and no data, and is readable without its style sheets
 * (`public/problem.css` and `public/fonts/fonts.css`).
 */
export const problemPage = ({ status, site, isRepeatable }: ProblemPage): string => {
  const words = spelt(wordsOf[site.language] ?? en, site.hreflang)
  const [title, text] = wording(status, words).map(escapeHtml)
  // An empty `href` links to the current URL. The page may have the path `//host/`; an `href` with that path would lead
  // to another host.
  const again = `<a href="">${escapeHtml(words.errors.tryAgain)}</a>\n`
  return `<!doctype html>
<html lang="${site.hreflang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/fonts/fonts.css">
<link rel="stylesheet" href="/problem.css">
${icons}
<title>${title} – ${escapeHtml(words.common.shopName)}</title>
</head>
<body>
<main>
${mark}
<h1>${title}</h1>
<p>${text}</p>
<nav>
${status >= 500 && isRepeatable ? again : ''}<a href="${toHref(site, '/')}">${escapeHtml(words.errors.toHome)}</a>
</nav>
</main>
</body>
</html>
`
}
