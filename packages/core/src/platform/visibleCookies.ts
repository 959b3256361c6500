/**
 * The cookies that scripts of the page can see, including those of other tools. Values are returned without decoding.
 */
export interface VisibleCookies {
  names(): readonly string[]
  /** The raw, still encoded value of a cookie; null when there is none. */
  raw(name: string): string | null
  /**
   * Removes the cookie at path `/` from this host and from each parent domain. Scripts cannot read the domain of a
   * cookie, so the function tries all of them.
   */
  removeEverywhere(name: string): void
}

/**
 * Returns the host and its parent domains, nearest first. The list may contain a public suffix such as `co.uk`, because
 * the browser ignores cookies for it.
 */
export const domainsOf = (host: string): readonly string[] => {
  // An IP address has no parent domains.
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
        // A cookie without an equals sign has a value but no name.
        return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)]
      })
  } catch {
    // Reading throws when the browser blocks cookies; this counts as no cookies.
    return []
  }
}

const expire = (name: string, domain: string | null): void => {
  const parts = [`${name}=`, 'Path=/', 'Max-Age=0']
  if (domain !== null) parts.push(`Domain=${domain}`)
  if (location.protocol === 'https:') parts.push('Secure')
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and it is asynchronous
    document.cookie = parts.join('; ')
  } catch {
    // A page with blocked cookies throws, and then there is nothing to remove.
  }
}

/** Creates the access to the cookies of the browser. Reads nothing until one of its functions is called. */
export const createVisibleCookies = (): VisibleCookies => ({
  names: () => [...new Set(cookiesNow().map(([name]) => name))],
  raw: (name) => cookiesNow().find(([own]) => own === name)?.[1] ?? null,
  removeEverywhere: (name) => {
    for (const domain of [null, ...domainsOf(location.hostname)]) expire(name, domain)
  },
})
