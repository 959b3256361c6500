import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.types.ts'
import { storedId } from '../shared/storedId.ts'
import type { Intent, PkceData } from './auth.types.ts'

/** The data of a started sign-in that are needed after the return from the provider. */
export interface Transaction {
  readonly pkce: PkceData
  readonly returnTo: string | null
  readonly intent: Intent | null
}

/**
 * The storage key of the newest sign-in, as the specification names it. Each sign-in is also stored under a second key,
 * which contains its `state`, so that two sign-ins can run at once (docs/spec/rulings.md#8).
 */
const NEWEST = 'pkceData'
const MAX_TRANSACTIONS = 5
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
  // An unreadable intent must not fail the sign-in.
  intent: z.catch(z.nullable(intent), null),
  begunAt: z.number(),
})

const parse = <Schema extends z.ZodMiniType>(schema: Schema, text: string | null): z.infer<Schema> | null => {
  try {
    // Without a stored text, this parses `null`, which no schema accepts.
    return z.parse(schema, JSON.parse(String(text)))
  } catch {
    return null
  }
}

const nameOf = (state: string): string => `${NEWEST}:${state}`

/**
 * Whether a started sign-in is too old. The absolute difference counts, because a clock that was set back must not
 * extend the lifetime.
 */
const isExpired = (begunAt: number, now: number): boolean => Math.abs(now - begunAt) > LIFETIME_MS

/** Removes expired and unreadable sign-ins, and then the oldest ones, until one more can be stored. */
const makeRoom = ({ storage, clock }: Platform): void => {
  const known = storage
    .names()
    .filter((name) => name.startsWith(`${NEWEST}:`))
    .map((name) => ({ name, begunAt: parse(stored, storage.get(name))?.begunAt ?? 0 }))
    .sort((one, other) => other.begunAt - one.begunAt)
  for (const [index, { name, begunAt }] of known.entries()) {
    if (index >= MAX_TRANSACTIONS - 1 || isExpired(begunAt, clock.now())) storage.remove(name)
  }
}

/** Stores a started sign-in. Returns false when the storage fails, and then the sign-in must not start. */
export const persistTransaction = (platform: Platform, { pkce, returnTo, intent: wanted }: Transaction): boolean => {
  const { storage, clock } = platform
  makeRoom(platform)
  const text = JSON.stringify({ ...pkce, returnTo, intent: wanted, begunAt: clock.now() })
  return storage.set(nameOf(pkce.state), text) && storage.set(NEWEST, JSON.stringify(pkce))
}

/** Whether any sign-in is stored. */
export const hasTransaction = ({ storage }: Platform): boolean => parse(pkceData, storage.get(NEWEST)) !== null

/**
 * Removes a sign-in from the storage and returns it; a second call returns null. A sign-in of another tab stays stored.
 */
export const takeTransaction = ({ storage, clock }: Platform, state: string): Transaction | null => {
  const newest = parse(pkceData, storage.get(NEWEST))
  const text = storage.get(nameOf(state))
  storage.remove(nameOf(state))
  if (newest?.state === state) storage.remove(NEWEST)
  if (text === null) return newest?.state === state ? { pkce: newest, returnTo: null, intent: null } : null
  const found = parse(stored, text)
  if (found === null || found.state !== state || isExpired(found.begunAt, clock.now())) return null
  const { returnTo, intent: wanted, begunAt: _, ...pkce } = found
  return { pkce, returnTo, intent: wanted }
}
