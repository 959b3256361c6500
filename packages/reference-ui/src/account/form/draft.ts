import { DRAFT } from '../../app/routing/note.ts'

type Edits = Readonly<Record<string, string>>

/** What a customer had typed into a form when the session ended. */
interface Draft {
  readonly form: string
  readonly customerId: string
  readonly edits: Edits
}

/** How long a draft waits for the next sign-in, in milliseconds (decision 058). */
const LIFETIME = 15 * 60_000

/** Stores a draft in this tab until the customer signs in again. */
export const saveDraft = (draft: Draft): void => {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify({ ...draft, until: Date.now() + LIFETIME }))
  } catch {
    // Without storage the text is lost, as it would be without a draft.
  }
}

/** Removes the draft of a form whose values were sent or discarded. A draft of another form stays. */
export const removeDraft = (form: string): void => {
  try {
    const found = parse(sessionStorage.getItem(DRAFT) ?? '')
    if (hasKeys(found) && found.form === form) sessionStorage.removeItem(DRAFT)
  } catch {
    // Without storage there is no draft.
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const hasKeys = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Returns and removes what this customer had typed into this form. A draft of another customer or an expired draft is
 * removed too; a draft of another form stays.
 */
export const takeDraft = (form: string, customerId: string, names: readonly string[]): Edits => {
  try {
    const found = parse(sessionStorage.getItem(DRAFT) ?? '')
    if (!hasKeys(found)) return {}
    const isUsable = found.customerId === customerId && typeof found.until === 'number' && found.until > Date.now()
    if (isUsable && found.form !== form) return {}
    sessionStorage.removeItem(DRAFT)
    const { edits } = found
    if (!isUsable || !hasKeys(edits)) return {}
    return Object.fromEntries(
      names.flatMap((name) => (typeof edits[name] === 'string' ? [[name, edits[name]] as const] : [])),
    )
  } catch {
    return {}
  }
}
