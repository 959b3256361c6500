import { hostedPage } from '../pages/hostedPage.ts'
import type { Part } from '../pages/html.ts'
import type { Language, Words } from './words.ts'

export const STYLE_PATH = '/interaction/style.css'
export const SWITCH_PATH = '/interaction/password-switch.js'

export type Page = {
  language: Language
  words: Words
  title: string
  main: Part
  /** Where the shop's name leads; the front door when it is not known which site sent the visitor. */
  home?: string
  /** It asks for a password. */
  hasPassword?: boolean
}

/** A whole page; its text. */
export function renderPage({ language, words, title, main, home = '/', hasPassword = false }: Page): string {
  const script = hasPassword ? SWITCH_PATH : undefined
  return hostedPage({ language, title, style: STYLE_PATH, script, home, toShop: words.toShop, main }).text
}

/**
 * Headers of every page: nothing may be loaded but our style sheet, script and fonts, nothing may frame it, nothing keeps it.
 * @param formOrigins where a form may lead; browsers check the redirects after it too, so the shop's origin belongs here.
 */
export function pageHeaders(formOrigins: readonly string[]): Record<string, string> {
  const formAction = ["'self'", ...formOrigins].join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    // Not "no-referrer": the form's request would then say that it comes from nowhere (Origin: null).
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
