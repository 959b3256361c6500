import { raiseFromLowerEdge } from '../ui/hooks/lowerEdge.ts'

/**
 * Gives the page the height in pixels that the consent prompt covers at the lower edge of the viewport. The elements at
 * that edge move up, and a focused element scrolls into view above the prompt.
 */
export const coverLowerEdge = (pixels: number): void => {
  raiseFromLowerEdge(pixels)
  // The scroll padding is set itself: Chromium restyles every element when a custom property of the root changes.
  const scrollEnd = pixels === 0 ? '' : `calc(var(--scroll-end) + ${pixels}px)`
  document.documentElement.style.setProperty('scroll-padding-block-end', scrollEnd)
}
