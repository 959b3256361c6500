import type { ShippingGateway } from '@cairn/core/shipping'
import { mapShippingMethods, zoneOf } from '../mappers/shipping.mapper.ts'
import type { Management } from './management.ts'

/** Creates the gateway of the shipping options over the zones of the store and their methods (v2). */
export const createShippingGateway = ({ v2, site, channelId, report }: Management): ShippingGateway => ({
  options: async (country, options) => {
    const zone = await v2({ path: '/shipping/zones', read: (body) => zoneOf(body, country), ...options })
    if (zone === null) return []
    const context = { zone, currency: site.currency, channelId: String(channelId), report }
    return v2({
      path: '/shipping/zones/{id}/methods',
      params: { id: zone.id },
      read: (body) => mapShippingMethods(body, context),
      ...options,
    })
  },
})
