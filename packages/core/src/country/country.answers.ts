import { type AnswersOf, maybeText } from '../shared/answerParts.ts'
import type { CountryGateway } from './country.types.ts'

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  detect: maybeText,
} satisfies AnswersOf<CountryGateway>
