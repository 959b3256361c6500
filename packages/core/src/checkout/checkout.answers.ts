import * as z from 'zod/mini'
import { type AnswersOf, text } from '../shared/answerParts.ts'
import type { CheckoutGateway } from './checkout.types.ts'

const filled = text.check(z.regex(/\S/))

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  start: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: filled }),
    z.object({ kind: z.literal('embedded'), clientSecret: filled, scriptUrl: filled }),
  ]),
} satisfies AnswersOf<CheckoutGateway>
