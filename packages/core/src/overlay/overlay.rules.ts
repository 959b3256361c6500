import type { OverlayName, OverlayView } from './overlay.types.ts'

/** Width in CSS pixels from which the desktop layout is shown (spec section 9). */
export const DESKTOP_BREAKPOINT = 1024
/** Milliseconds that a modal takes to close (spec section 9). */
export const CLOSING_TIME = 300

/** Whether it is to be rendered: while it is open, and while it leaves the screen. */
export const isMounted = (
  { panel, dialog, closing }: Pick<OverlayView, 'panel' | 'dialog' | 'closing'>,
  name: OverlayName,
): boolean => panel === name || dialog === name || closing.includes(name)

export const breakpointOf = (width: number): 'mobile' | 'desktop' =>
  width >= DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'
