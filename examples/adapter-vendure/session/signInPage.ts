export interface SignInForm {
  /** The URL of the shop to which the sign-in returns. */
  readonly redirectUri: string
  /** The `state` that the shop expects there. */
  readonly state: string
  readonly userName: string
  /** The language of the page. */
  readonly language: string
  readonly hasFailed: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const messages = {
  en: { title: 'Sign in', email: 'Email', password: 'Password', failed: 'Email or password is wrong.' },
  de: { title: 'Anmelden', email: 'E-Mail', password: 'Passwort', failed: 'E-Mail oder Passwort ist falsch.' },
}

/** Writes the page with the form. It has no script and no style, so its policy forbids both. */
export const signInPage = ({ redirectUri, state, userName, language, hasFailed }: SignInForm): Response => {
  const { title, email, password, failed } = language.startsWith('de') ? messages.de : messages.en
  const html = `<!doctype html>
<html lang="${language.startsWith('de') ? 'de' : 'en'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<main><h1>${title}</h1>
${hasFailed ? `<p role="alert">${failed}</p>` : ''}
<form method="post">
<input type="hidden" name="redirect_uri" value="${escapeText(redirectUri)}">
<input type="hidden" name="state" value="${escapeText(state)}">
<p><label>${email} <input name="username" type="email" autocomplete="username" required value="${escapeText(userName)}"></label></p>
<p><label>${password} <input name="password" type="password" autocomplete="current-password" required></label></p>
<p><button>${title}</button></p>
</form></main>`
  return new Response(html, {
    status: hasFailed ? 401 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      // With `no-referrer`, browsers send the form with `Origin: null`, which the server refuses.
      'referrer-policy': 'same-origin',
    },
  })
}
