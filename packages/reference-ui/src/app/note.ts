const key = 'signedOut'

/** The note of a sign-out, whose words every page has. */
export const SIGNED_OUT = '1'

/** Keeps a note in this tab for the next document, which shows it as a toast: {@link SIGNED_OUT}, or the words themselves. */
export const keepNote = (note: string): void => {
  try {
    sessionStorage.setItem(key, note)
  } catch {
    // Without storage it is not said; the page shows it all the same.
  }
}

/** The note of the document before, once; null when there is none. */
export const takeNote = (): string | null => {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return note
  } catch {
    return null
  }
}
