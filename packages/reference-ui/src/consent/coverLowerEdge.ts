import { raiseFromLowerEdge } from '../ui/hooks/lowerEdge.ts'

/**
 * Gives the page the height in pixels that the consent prompt covers at the lower edge of the viewport. The elements at
 * that edge move up, and a focused element scrolls into view above the prompt.
 */
export const coverLowerEdge = (pixels: number): void => {
  raiseFromLowerEdge(pixels)
  const root = document.documentElement
  root.style.removeProperty('scroll-padding-block-end')
  if (pixels === 0) return
  // Set the sum of both heights. Chromium restyles every element when an inline style of the root sets a custom property
  // or begins to use one.
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd) || 0
  root.style.setProperty('scroll-padding-block-end', `${padding + pixels}px`)
}
