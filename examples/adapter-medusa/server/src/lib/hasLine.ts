import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

/** Refuses a line of another cart. Medusa removes every line whose id it gets, in whatever cart the line is. */
export const hasLine = async (
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> => {
  const { id = '', line_id: lineId = '' } = request.params
  const lines = await request.scope.resolve(Modules.CART).listLineItems({ id: lineId, cart_id: id }, { select: ['id'] })
  next(lines.length > 0 ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such line'))
}
