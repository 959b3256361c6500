import type { DeliveryGateway } from '../delivery/delivery.types.ts'
import type { PortDefinition } from '../kit/definition.types.ts'
import { deliveryAnswers } from '../store/portAnswers.ts'

/**
 * The port (gateway interface) `delivery`, for the checkout page of a shop whose back end has no hosted one:
 * `createStore({ ports: [delivery], gateways: { delivery: gateway } })`. Its gateway is null unless the shop has one.
 */
export const delivery: PortDefinition<'delivery', DeliveryGateway | null> = {
  name: 'delivery',
  createGateway: () => null,
  answers: deliveryAnswers,
}
