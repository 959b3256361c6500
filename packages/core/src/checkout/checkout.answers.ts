import * as z from 'zod/mini'
import { type AnswersOf, id, text } from '../shared/answerParts.ts'
import type { CheckoutGateway } from './checkout.types.ts'

const metafield = z.object({ id, key: text, value: text, namespace: z.nullish(text) })

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  metafields: z.array(metafield),
  start: text.check(z.regex(/\S/)),
} satisfies AnswersOf<CheckoutGateway>
