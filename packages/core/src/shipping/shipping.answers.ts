import * as z from 'zod/mini'
import { type AnswersOf, flag, id, maybeNumber, number, text } from '../shared/answerParts.ts'
import { type Limits, lacks } from '../shared/unsupported.ts'
import type { ShippingGateway } from './shipping.types.ts'

const shippingOption = z.object({
  id,
  name: text,
  type: text,
  enabled: flag,
  rate: maybeNumber,
  minimumSubtotal: number,
  usesDiscountedSubtotal: z.nullable(flag),
  excludesFixedShippingProducts: z.nullable(flag),
  packaging: z.array(z.unknown()),
})

/** Schemas of the responses of the port (gateway interface), one for each method. */
export const answers = {
  options: z.array(shippingOption),
} satisfies AnswersOf<ShippingGateway>

/** What replaces the calls that the back end cannot answer. */
export const limits: Limits<ShippingGateway> = (port) => (lacks(port, 'estimates') ? { options: async () => [] } : {})
