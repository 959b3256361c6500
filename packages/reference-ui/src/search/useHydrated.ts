import { useMediaQuery } from '../ui/hooks/useMediaQuery.ts'

/**
 * Returns false in the server's HTML and during hydration, true afterwards. Used by components that must also work
 * without a script.
 */
export const useHydrated = (): boolean => useMediaQuery('all')
