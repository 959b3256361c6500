import { type RefObject, useLayoutEffect } from 'react'
import { focusPage } from './focusPage.ts'

/**
 * Moves the focus on when a component unmounts while it contains the focus, as "Try again" does once the data loads. By
 * default the main content receives the focus.
 */
export const usePassFocusOn = (part: RefObject<HTMLElement | null>, take: () => void = focusPage): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) take()
    }
  }, [])
}
