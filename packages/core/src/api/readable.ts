import { reportUncaught } from '../shared/reportUncaught.ts'

/** Hears of a part of an answer that could not be read, so that the rest of it can be shown. */
export type ReportBroken = (part: unknown, cause: unknown) => void

/** A field that nothing can stand in for. Throws a `TypeError` that names it where it is missing. */
export const needed = <Field>(field: Field | null | undefined, name: string): Field => {
  if (field === null || field === undefined) throw new TypeError(`The field ${name} is missing`)
  return field
}

/** What `read` makes of each part of a list; a part that cannot be read is left out and reported, on the console by default. No list is an empty one. */
export const readable = <Part, Value>(
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
        // Whoever listens must not cost the rest of the answer.
        reportUncaught(thrown)
      }
      return []
    }
  })
