import { type RefObject, useLayoutEffect } from 'react'
import { focusPage } from './focusPage.ts'

/**
 * Moves the focus to another element, by default the main content, when a component unmounts while it contains the
 * focus. For instance, a "Try again" button disappears once the data has loaded.
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
