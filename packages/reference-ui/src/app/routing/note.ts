const key = 'signedOut'

/** Storage key of the draft of a form (account/form/draft.ts). */
export const DRAFT = 'draft'

/** The note of a sign-out. The next document shows a translated message in its place. */
export const SIGNED_OUT = '1'

/**
 * Stores a note in this tab, which the next document shows as a toast. The note is {@link SIGNED_OUT} or the text of
 * the toast.
 */
export const persistNote = (note: string): void => {
  try {
    sessionStorage.setItem(key, note)
  } catch {
    // Without storage the next page shows no toast.
  }
}

/** Stores the note of a sign-out by the shopper, and removes the drafts of all forms. */
export const persistSignOut = (): void => {
  persistNote(SIGNED_OUT)
  try {
    // The drafts are `draft`, `checkoutDraft` and one `reviewDraft:` per item.
    for (const name of Object.keys(sessionStorage)) if (/draft/i.test(name)) sessionStorage.removeItem(name)
  } catch {
    // Without storage there are no drafts.
  }
}

/** Reads and removes the note of the previous document; null if there is none. */
export const takeNote = (): string | null => {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return note
  } catch {
    return null
  }
}
