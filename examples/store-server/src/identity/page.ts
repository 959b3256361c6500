import { hostedPage, linkTo } from '../pages/hostedPage.ts'
import type { Part } from '../pages/html.ts'
import type { SignInMessages } from './messages/en.ts'
import type { Language } from './messages.ts'

export const STYLE_PATH = '/interaction/style.css'
export const SWITCH_PATH = '/interaction/password-switch.js'

export type Page = {
  language: Language
  messages: SignInMessages
  title: string
  main: Part
  /** The URL to which the shop's name links. The default `/` is for visitors from an unknown site. */
  home?: string
  /** True when the page has a password field. */
  hasPassword?: boolean
}

/** Renders a whole page as HTML text. */
export function renderPage({ language, messages, title, main, home = '/', hasPassword = false }: Page): string {
  const script = hasPassword ? SWITCH_PATH : undefined
  return hostedPage({ language, title, style: linkTo(STYLE_PATH), script, home, toShop: messages.toShop, main }).text
}

/**
 * Returns the headers of every page. With them, the page loads only our style sheet, script and fonts, cannot be framed
 * and is not cached.
 * @param formOrigins origins to which a form may lead. Browsers also check the redirects after a submit, so a form that
 * ends in the shop needs the shop's origin.
 */
export function pageHeaders(formOrigins: readonly string[]): Record<string, string> {
  const formAction = ["'self'", ...formOrigins].join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    // With `no-referrer`, browsers would send the form with `Origin: null`, which the server refuses.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
