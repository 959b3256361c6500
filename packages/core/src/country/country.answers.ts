import { type AnswersOf, maybeText } from '../shared/answerParts.ts'
import type { CountryGateway } from './country.types.ts'

/** The schemas of the answers of the port, by call. */
export const answers = {
  detect: maybeText,
} satisfies AnswersOf<CountryGateway>
