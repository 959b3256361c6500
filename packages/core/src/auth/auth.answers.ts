import * as z from 'zod/mini'
import { type AnswersOf, number, text } from '../shared/answerParts.ts'
import type { AuthGateway } from './auth.types.ts'

const pkce = z.object({ code_challenge: text, code_verifier: text, state: text, nonce: z.optional(text) })

const tokens = z.object({
  accessToken: text,
  idToken: text,
  expiresIn: number,
  claims: z.optional(z.record(z.string(), z.unknown())),
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  begin: z.object({ href: text, pkce }),
  exchange: tokens,
  renew: z.nullable(tokens),
} satisfies AnswersOf<AuthGateway>
