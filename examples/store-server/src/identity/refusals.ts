import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { z } from 'zod'

const FORMS = ['signIn', 'create'] as const

/** Of which form, what was typed into it (never a password), and what is said of it. */
const refusal = z.object({
  form: z.enum(FORMS),
  values: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.string()).optional(),
  notice: z.string().optional(),
  /** The account is one of the other store. */
  isOfOtherStore: z.literal(true).optional(),
})

export type Refusal = z.infer<typeof refusal>
type RefusedForm = Refusal['form']

/** Marks the address of a form that tells of its last refusal; without it the form is empty. */
const MARK = 'refused'

/**
 * Keeps a refusal with the sign-in under way, as its result so far, and sends the browser to the page that tells it: Back and
 * "load again" find a page, where an answer to the form itself would ask to send the password once more (RFC 9110, section 15.4.4).
 */
export async function tellRefusal(
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

/** What the page of a form is to tell: the last refusal of this form, where the address asks for it. */
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
