const failed = new Set<string>()

const isStyle = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet'

const onError = ({ target }: Event): void => {
  if (!isStyle(target)) return
  failed.add(target.href)
  target.remove()
}

const fetchOne = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      failed.delete(href)
      resolve()
    }
    link.onerror = reject
    document.head.append(link)
  })

// Listen in the capture phase, because resource errors do not bubble.
globalThis.document?.addEventListener('error', onError, true)

/**
 * The style sheets of chunks that failed to load. The bundler's loader requests a style sheet only once, so without
 * `fetchAgain` a lazily loaded component would render unstyled when the user opens it again.
 */
export const failedStyles = {
  fetchAgain: (): Promise<unknown> => Promise.all([...failed].map(fetchOne)),
}
