import { raiseFromLowerEdge } from '../ui/hooks/lowerEdge.ts'

/**
 * Gives the page the height in pixels that the consent prompt covers at the lower edge of the viewport. The elements at
 * that edge move up, and a focused element scrolls into view above the prompt.
 */
export const coverLowerEdge = (pixels: number): void => {
  raiseFromLowerEdge(pixels)
  const { documentElement } = document
  const { style } = documentElement
  style.scrollPaddingBlockEnd = ''
  if (pixels === 0) return
  // Set the sum of both heights. Chromium restyles every element when an inline style of the root sets a custom property
  // or begins to use one.
  const padding = Number.parseFloat(getComputedStyle(documentElement).scrollPaddingBlockEnd) || 0
  style.scrollPaddingBlockEnd = `${padding + pixels}px`
}
