/** Returns an unguessable id. Throws where there is no cryptography. */
export const randomId = (): string => {
  // `randomUUID` exists only on https pages; `getRandomValues` exists on all pages.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
