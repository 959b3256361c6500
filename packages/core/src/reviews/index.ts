export { answerOn, fitStep, meanOf, qualityScore } from './reviews.rules.ts'
export type * from './reviews.types.ts'
