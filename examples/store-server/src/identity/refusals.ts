import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { z } from 'zod'

const FORMS = ['signIn', 'create'] as const

/** A refused form: its name, the entered values (never a password), and the error messages. */
const refusal = z.object({
  form: z.enum(FORMS),
  values: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.string()).optional(),
  notice: z.string().optional(),
  /** Whether the form was refused because the account belongs to the other store. */
  isOfOtherStore: z.literal(true).optional(),
})

export type Refusal = z.infer<typeof refusal>
type RefusedForm = Refusal['form']

/** The query parameter that makes a form page show the last refusal. Without the parameter, the form is empty. */
const MARK = 'refused'

/**
 * Stores a refusal in the running sign-in and redirects to the page that shows it. Answering the POST directly would
 * make Back and reload offer to resend the password (RFC 9110, section 15.4.4).
 */
export async function sendRefusal(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refusal,
): Promise<FastifyReply> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw)
  interaction.result = { [MARK]: refused }
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
  const at = refused.form === 'create' ? `/interaction/${interaction.uid}/create` : `/interaction/${interaction.uid}`
  return reply.header('cache-control', 'no-store').redirect(`${at}?${MARK}`, 303)
}

/**
 * Returns the last refusal of this form. The redirect after a refusal adds a query parameter; if the URL lacks the
 * parameter, the function returns undefined.
 */
export function refusalOf(
  form: RefusedForm,
  request: FastifyRequest,
  result: Readonly<Record<string, unknown>> | undefined,
): Refusal | undefined {
  const { query } = request
  if (typeof query !== 'object' || query === null || !(MARK in query)) return undefined
  const { data } = refusal.safeParse(result?.[MARK])
  return data?.form === form ? data : undefined
}
