export { overlayMachine } from './overlay.machine.ts'
export { breakpointOf, CLOSING_TIME, DESKTOP_BREAKPOINT, isMounted } from './overlay.rules.ts'
export type * from './overlay.types.ts'
export { createOverlayDomain, type OverlayDomain } from './overlay.view.ts'
