const lost = new Set<string>()

const isStyle = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet'

const hear = ({ target }: Event): void => {
  if (!isStyle(target)) return
  lost.add(target.href)
  target.remove()
}

const fetchOne = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      lost.delete(href)
      resolve()
    }
    link.onerror = reject
    document.head.append(link)
  })

// An error of a resource does not bubble; on its way down it is heard.
globalThis.document?.addEventListener('error', hear, true)

/** Style sheets of chunks that did not come. The bundler's own loader asks for each once and takes it for there from then on: the part would come undressed. */
export const lostStyles = {
  fetchAgain: (): Promise<unknown> => Promise.all([...lost].map(fetchOne)),
}
