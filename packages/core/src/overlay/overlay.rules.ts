/** Width in CSS pixels from which the desktop layout is shown (spec section 9). */
export const DESKTOP_BREAKPOINT = 1024
/** Milliseconds that a modal takes to close (spec section 9). */
export const CLOSING_TIME = 300

export const breakpointOf = (width: number): 'mobile' | 'desktop' =>
  width >= DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'
