import { startTransition, useEffect, useState } from 'react'

/**
 * False in the HTML of the server and while it comes alive, true from then on: for what must also work without a script. It follows as a
 * transition, in a task of its own.
 */
export const useHydrated = (): boolean => {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => startTransition(() => setIsAlive(true)), [])
  return isAlive
}
