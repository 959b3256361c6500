import { useMediaQuery } from '../ui/useMediaQuery.ts'

/** False in the HTML of the server and while it comes alive, true from then on: for what must also work without a script. */
export const useHydrated = (): boolean => useMediaQuery('all')
