import * as z from 'zod/mini'
import { type AnswersOf, number, text } from '../shared/answerParts.ts'
import type { AuthGateway } from './auth.types.ts'

const pkce = z.object({ code_challenge: text, code_verifier: text, state: text, nonce: z.optional(text) })

/** The schemas of the answers of the port, by call. */
export const answers = {
  begin: z.object({ href: text, pkce }),
  exchange: z.object({ accessToken: text, idToken: text, expiresIn: number }),
} satisfies AnswersOf<AuthGateway>
