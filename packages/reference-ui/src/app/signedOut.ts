const key = 'signedOut'

/** Signing out ends with another document (spec section 2, `{prefix}/home`): a note for it, in this tab. */
export const keepSignedOut = (): void => {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it is not said; the page shows it all the same.
  }
}

/** Whether this is the document after a sign-out. Tells it once. */
export const hasSignedOut = (): boolean => {
  try {
    const isNoted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isNoted
  } catch {
    return false
  }
}
