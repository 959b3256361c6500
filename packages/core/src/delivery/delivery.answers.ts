import * as z from 'zod/mini'
import { type AnswersOf, id, maybeText, money, text } from '../shared/answerParts.ts'
import type { DeliveryGateway } from './delivery.types.ts'

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  setAddresses: z.array(z.object({ id, label: text, description: maybeText, cost: money })),
  setShippingMethod: z.object({ shippingCost: money, total: money }),
} satisfies AnswersOf<DeliveryGateway>
