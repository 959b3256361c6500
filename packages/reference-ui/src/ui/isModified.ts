/** Whether a key is held that makes a press or a click the browser's: another tab or window, a download, a step back. */
export const isModified = (event: Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
