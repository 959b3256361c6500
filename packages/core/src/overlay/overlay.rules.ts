import type { OverlayName, OverlayView } from './overlay.types.ts'

/** The minimum window width of the desktop layout, in CSS pixels (spec section 9). */
export const DESKTOP_BREAKPOINT = 1024
/** The duration of the closing animation of a modal, in milliseconds (spec section 9). */
export const CLOSING_TIME = 300

/** Whether a panel or dialog is rendered: while it is open, and during its closing animation. */
export const isMounted = (
  { panel, dialog, closing }: Pick<OverlayView, 'panel' | 'dialog' | 'closing'>,
  name: OverlayName,
): boolean => panel === name || dialog === name || closing.includes(name)

export const breakpointOf = (width: number): 'mobile' | 'desktop' =>
  width >= DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'
