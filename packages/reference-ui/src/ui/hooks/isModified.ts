/**
 * Whether a modifier key is pressed that makes the browser handle the press: a new tab or window, a download, a step
 * back.
 */
export const isModified = (event: Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
