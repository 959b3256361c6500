import { type AnswersOf, maybeText } from '../shared/answerParts.ts'
import type { CountryGateway } from './country.types.ts'

/** Schemas of the responses of the port (gateway interface), one for each method. */
export const answers = {
  detect: maybeText,
} satisfies AnswersOf<CountryGateway>
