import { startTransition, useEffect, useState } from 'react'

/**
 * Returns whether a media query matches, for behaviour only; leave layout to CSS.
 * The first render returns `onServer`, so that it matches the server's HTML. Then a transition sets the browser's
 * value, which does not delay hydration.
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
