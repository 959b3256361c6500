/** What had the focus is gone: the page takes it, as after a navigation, and stays where it is. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
