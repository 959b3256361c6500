import { startTransition, useEffect, useState } from 'react'

/**
 * Whether a media query matches; use it for behaviour, and leave layout to CSS. First it is `onServer`, so that the first render agrees with the HTML.
 * What the browser says follows as a transition: the task that makes the page live has enough to do.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const [matches, setMatches] = useState(onServer)
  useEffect(() => {
    const list = window.matchMedia(query)
    const tell = () => startTransition(() => setMatches(list.matches))
    tell()
    list.addEventListener('change', tell)
    return () => list.removeEventListener('change', tell)
  }, [query])
  return matches
}
