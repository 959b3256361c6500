/** The lowest and the highest answer on fit and on quality; a fit of 3 is true to size. */
const LOWEST = 1
const HIGHEST = 5

/** An answer on fit or quality, 1 to 5; null for anything else. */
export const answerOn = (value: unknown): number | null => {
  const answer = Number(value)
  return answer >= LOWEST && answer <= HIGHEST ? answer : null
}

/** The mean of the answers that were given; null without any. */
export const meanOf = (answers: readonly (number | null)[]): number | null => {
  const given = answers.filter((answer) => answer !== null)
  return given.length === 0 ? null : given.reduce((sum, answer) => sum + answer, 0) / given.length
}

/** averageFit of spec section 3: whole steps 1 to 5. */
export const fitStep = (averageFitUnrounded: number | null): number | null =>
  averageFitUnrounded === null ? null : Math.min(HIGHEST, Math.max(LOWEST, Math.round(averageFitUnrounded)))

/** averageQuality: to one decimal (readings, ruling 21). */
export const qualityScore = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 10) / 10
