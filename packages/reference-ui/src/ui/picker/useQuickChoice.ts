import { startTransition, useOptimistic } from 'react'

/**
 * Returns the value to show and the handler of a choice. The picker shows a new value at once, and the rest of the page
 * follows in a transition: with the whole page in one render, a phone would answer the tap a frame or two later.
 */
export const useQuickChoice = (
  value: string | undefined,
  onChange: (value: string) => void,
): readonly [shown: string | undefined, choose: (value: string) => void] => {
  const [shown, show] = useOptimistic(value)
  const choose = (next: string) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return [shown, choose]
}
