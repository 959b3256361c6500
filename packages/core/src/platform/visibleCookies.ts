/** The cookies that scripts of the page can see, also those of other tools: as they were sent, and gone for good when removed. */
export interface VisibleCookies {
  names(): readonly string[]
  /** The value as it was sent, its escapes kept; null when there is none. */
  raw(name: string): string | null
  /** Removes it at path `/` from this host and from each parent domain. A browser tells nobody for which of them a cookie was set. */
  removeEverywhere(name: string): void
}

/** The host and its parents, nearest first. Whether one may hold cookies (`co.uk` may not) is the browser's to say. */
export const domainsOf = (host: string): readonly string[] => {
  // An address of numbers has no parents.
  if (/^[\d.]+$|:/.test(host)) return [host]
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

const cookiesNow = (): readonly (readonly [string, string])[] => {
  try {
    return document.cookie
      .split(/;\s*/)
      .filter((part) => part !== '')
      .map((part) => {
        const at = part.indexOf('=')
        // Without a sign of equality it is a value without a name.
        return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)]
      })
  } catch {
    // Blocked: then there are none.
    return []
  }
}

const expire = (name: string, domain: string | null): void => {
  const parts = [`${name}=`, 'Path=/', 'Max-Age=0']
  if (domain !== null) parts.push(`Domain=${domain}`)
  if (location.protocol === 'https:') parts.push('Secure')
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet, and not synchronous
    document.cookie = parts.join('; ')
  } catch {
    // Blocked: then there is nothing to remove.
  }
}

/** The browser's. Touches nothing before one of its functions is called. */
export const createVisibleCookies = (): VisibleCookies => ({
  names: () => [...new Set(cookiesNow().map(([name]) => name))],
  raw: (name) => cookiesNow().find(([own]) => own === name)?.[1] ?? null,
  removeEverywhere: (name) => {
    for (const domain of [null, ...domainsOf(location.hostname)]) expire(name, domain)
  },
})
