/**
 * Moves the focus to the main content without scrolling, as after a navigation. Call it when the focused element has
 * disappeared.
 */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
