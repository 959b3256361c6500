import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.types.ts'
import { storedId } from './auth.parse.ts'
import type { Intent, PkceData } from './auth.types.ts'

/** A sign-in that has begun: what must be there again when the browser is back. */
export interface Transaction {
  readonly pkce: PkceData
  readonly returnTo: string | null
  readonly intent: Intent | null
}

/** The name that the specification gives to the newest one; each also stands under its own state (readings, ruling 8). */
const NEWEST = 'pkceData'
const MOST_KEPT = 5
const LIFETIME_MS = 600_000

const intent = z.object({
  kind: z.literal('wishlist.add'),
  productId: storedId,
  variantId: z.nullable(storedId),
})

const pkceData = z.object({
  code_challenge: z.string(),
  code_verifier: z.string(),
  state: z.string(),
  nonce: z.optional(z.string()),
})

const stored = z.extend(pkceData, {
  returnTo: z.nullable(z.string()),
  // An intent that cannot be read must not cost the sign-in.
  intent: z.catch(z.nullable(intent), null),
  begunAt: z.number(),
})

const parse = <Schema extends z.ZodMiniType>(schema: Schema, text: string | null): z.infer<Schema> | null => {
  try {
    return text === null ? null : z.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}

const nameOf = (state: string): string => `${NEWEST}:${state}`

/** Either way: a clock that was set back must not lengthen a life. */
const isOver = (begunAt: number, now: number): boolean => Math.abs(now - begunAt) > LIFETIME_MS

/** Forgets what is too old or unreadable, and the oldest, so that one more has its place. */
const makeRoom = ({ storage, clock }: Platform): void => {
  const kept = storage
    .names()
    .filter((name) => name.startsWith(`${NEWEST}:`))
    .map((name) => ({ name, begunAt: parse(stored, storage.get(name))?.begunAt ?? 0 }))
    .sort((one, other) => other.begunAt - one.begunAt)
  for (const [index, { name, begunAt }] of kept.entries()) {
    if (index >= MOST_KEPT - 1 || isOver(begunAt, clock.now())) storage.remove(name)
  }
}

/** Keeps a sign-in that begins. False when nothing can be kept: then it must not begin. */
export const keepTransaction = (platform: Platform, { pkce, returnTo, intent: wanted }: Transaction): boolean => {
  const { storage, clock } = platform
  makeRoom(platform)
  const text = JSON.stringify({ ...pkce, returnTo, intent: wanted, begunAt: clock.now() })
  return storage.set(nameOf(pkce.state), text) && storage.set(NEWEST, JSON.stringify(pkce))
}

/** Whether some sign-in has begun, whichever. */
export const hasTransaction = ({ storage }: Platform): boolean => parse(pkceData, storage.get(NEWEST)) !== null

/** Takes a sign-in out of the storage; the second to ask gets nothing. One that another tab has begun stays. */
export const takeTransaction = ({ storage, clock }: Platform, state: string): Transaction | null => {
  const newest = parse(pkceData, storage.get(NEWEST))
  const text = storage.get(nameOf(state))
  storage.remove(nameOf(state))
  if (newest?.state === state) storage.remove(NEWEST)
  if (text === null) return newest?.state === state ? { pkce: newest, returnTo: null, intent: null } : null
  const found = parse(stored, text)
  if (found === null || found.state !== state || isOver(found.begunAt, clock.now())) return null
  const { returnTo, intent: wanted, begunAt: _, ...pkce } = found
  return { pkce, returnTo, intent: wanted }
}
