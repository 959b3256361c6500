import type { Outcome } from './outcome.ts'

/** Returns the value of an outcome; rejects with the error of a failed one. */
export const unwrap = async <Value>(outcome: Promise<Outcome<Value>>): Promise<Value> => {
  const ended = await outcome
  if (!ended.ok) throw ended.error
  return ended.value
}
