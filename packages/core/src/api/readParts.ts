import { reportUncaught } from '../shared/reportUncaught.ts'

/** Called with each part of a response that could not be mapped, such as one order of a list; the other parts are still shown. */
export type ReportBroken = (part: unknown, cause: unknown) => void

/** Returns a required field. Throws a `TypeError` that names the field when it is missing. */
export const needed = <Field>(field: Field | null | undefined, name: string): Field => {
  if (field === null || field === undefined) throw new TypeError(`The field ${name} is missing`)
  return field
}

/**
 * Maps each part of a list with `read`; a missing list counts as empty. A part that cannot be mapped is left out and
 * passed to `report`, which is `console.warn` by default.
 */
export const readParts = <Part, Value>(
  parts: readonly Part[] | null | undefined,
  read: (part: Part) => Value | readonly Value[],
  report: ReportBroken = console.warn,
): Value[] =>
  (parts ?? []).flatMap((part) => {
    try {
      return read(part)
    } catch (cause) {
      try {
        report(part, cause)
      } catch (thrown) {
        // An error that `report` throws must not lose the other parts.
        reportUncaught(thrown)
      }
      return []
    }
  })
