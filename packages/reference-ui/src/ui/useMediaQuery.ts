import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches. On the server and while hydrating it is `onServer`, so the first render always agrees with the HTML;
 * use it for behaviour, and leave layout to CSS.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
