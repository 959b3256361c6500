import { startTransition, useEffect, useState } from 'react'

/**
 * Returns whether a media query matches, for behaviour only; leave layout to CSS. The first render returns `onServer`,
 * as the HTML of the server does; then a transition, which does not delay hydration, sets the browser's value.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const [matches, setMatches] = useState(onServer)
  useEffect(() => {
    const list = window.matchMedia(query)
    const update = () => startTransition(() => setMatches(list.matches))
    update()
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])
  return matches
}
