import { reportUncaught } from '../shared/reportUncaught.ts'

/** Hears of a part of an answer that could not be read, so that the rest of it can be shown. */
export type ReportBroken = (part: unknown, cause: unknown) => void

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
