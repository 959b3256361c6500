import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML of the server and while it comes alive, true from then on: for what must also work without a script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
