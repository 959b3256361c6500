/** The origin of the shop. Nothing listens there: the browser stops at a redirect to it. */
export const SHOP = 'http://127.0.0.1:4999'

/** A page at which the browser has stopped. */
export interface Page {
  readonly url: string
  /** Empty for a page of the shop, which the browser does not open. */
  readonly html: string
}

const MAX_REDIRECTS = 12

/**
 * Stores the cookies that a response sets, and deletes those that the response marks as expired. Ignores paths and
 * domains, because the providers of the proof need neither.
 */
const applyCookies = (jar: Map<string, string>, { headers }: Response): void => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const isOver = attributes.some((each) => /^\s*(max-age=0|expires=thu, 01[ -]jan[ -]1970.*)\s*$/i.test(each))
    if (isOver) jar.delete(name)
    else jar.set(name, pair.slice(at + 1))
  }
}

/** Creates a browser without scripts: it has cookies, follows redirects, and submits forms. */
export const createBrowser = () => {
  const jar = new Map<string, string>()
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('accept', headers.get('accept') ?? 'text/html')
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    applyCookies(jar, response)
    return response
  }
  /** Opens a URL and follows its redirects until a page arrives or a redirect leads to the shop. */
  const open = async (url: string, init: RequestInit = {}, redirects = 0): Promise<Page> => {
    if (url.startsWith(SHOP)) return { url, html: '' }
    if (redirects > MAX_REDIRECTS) throw new Error(`Too many redirects at ${url}`)
    const response = await send(url, init)
    const location = response.headers.get('location')
    if (location !== null && response.status < 400) return open(new URL(location, url).href, {}, redirects + 1)
    return { url, html: await response.text() }
  }
  const decode = (text: string): string =>
    text.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/').replaceAll('&quot;', '"').replaceAll('&#x3D;', '=')
  const attribute = (tag: string, name: string): string | undefined => {
    const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
    return value === undefined ? undefined : decode(value)
  }
  /** Submits the first form of a page with its hidden fields and the given ones. */
  const submit = ({ url, html }: Page, fields: Readonly<Record<string, string>>): Promise<Page> => {
    const [form = ''] = /<form[\s\S]*?<\/form>/i.exec(html) ?? []
    if (form === '') throw new Error(`There is no form at ${url}: ${html.slice(0, 300)}`)
    const [tag = ''] = /<form[^>]*>/i.exec(form) ?? []
    const hidden = [...form.matchAll(/<input[^>]*>/gi)]
      .map(([input]) => input)
      .filter((input) => attribute(input, 'type') === 'hidden')
      .map((input) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? ''])
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields })
    return open(new URL(attribute(tag, 'action') ?? '', url).href, { method: 'POST', body })
  }
  return { open, send, submit }
}
