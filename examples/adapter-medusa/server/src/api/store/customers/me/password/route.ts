import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { checkPassword } from '../../../../../lib/hasLongPassword.ts'

interface Passwords {
  current_password?: unknown
  new_password?: unknown
}

/**
 * Changes the password of a customer who knows the current one. Medusa's own route needs a token that it sends by
 * e-mail.
 */
export const POST = async (request: AuthenticatedMedusaRequest<Passwords>, response: MedusaResponse): Promise<void> => {
  const { current_password: current, new_password: wanted } = request.body ?? {}
  const password = checkPassword(wanted)
  const auth = request.scope.resolve(Modules.AUTH)
  const { email } = await request.scope.resolve(Modules.CUSTOMER).retrieveCustomer(request.auth_context.actor_id)
  const { success } = await auth.authenticate('emailpass', { body: { email, password: String(current) } })
  if (!success) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The current password is wrong')
  await auth.updateProvider('emailpass', { entity_id: email, password })
  response.json({ success: true })
}
