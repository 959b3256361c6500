import { type RefObject, useLayoutEffect } from 'react'
import { focusPage } from './focusPage.ts'

/** For a part that may go while it has the focus, as "Try again" does with the answer: where reading goes on then; at the page unless told. */
export const usePassFocusOn = (part: RefObject<HTMLElement | null>, take: () => void = focusPage): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it goes
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) take()
    }
  }, [])
}
