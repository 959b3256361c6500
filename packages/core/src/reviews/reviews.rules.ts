/** The scale of the answers on fit and quality; a fit of 3 is true to size. */
const LOWEST = 1
const HIGHEST = 5

/** Returns an answer on fit or quality from 1 to 5; null for any other value. */
export const answerOn = (value: unknown): number | null => {
  const answer = Number(value)
  return answer >= LOWEST && answer <= HIGHEST ? answer : null
}

/** Returns the mean of the answers that are not null. Returns null if there are none. */
export const meanOf = (answers: readonly (number | null)[]): number | null => {
  const given = answers.filter((answer) => answer !== null)
  return given.length === 0 ? null : given.reduce((sum, answer) => sum + answer, 0) / given.length
}

/** Returns `averageFit` of spec section 3: the mean fit, rounded to a whole number from 1 to 5. */
export const fitStep = (averageFitUnrounded: number | null): number | null =>
  averageFitUnrounded === null ? null : Math.min(HIGHEST, Math.max(LOWEST, Math.round(averageFitUnrounded)))

/** Returns averageQuality, rounded to one decimal (docs/spec/rulings.md#21). */
export const qualityScore = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 10) / 10
