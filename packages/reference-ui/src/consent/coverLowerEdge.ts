const sheet = new CSSStyleSheet()

/**
 * Says how many pixels of the lower edge are covered, to what keeps clear of it (`data-clear`) and to what has the focus. By a rule for these
 * alone: whatever touches the root has the whole page styled anew.
 */
export const coverLowerEdge = (pixels: number): void => {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(`[data-clear], :focus-visible { --asking: ${pixels}px }`)
}
