/**
 * Whether the event has a modifier key. With such a key the browser handles the press, for instance to open a new tab
 * or window, to download, or to go back.
 */
export const isModified = (event: Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
