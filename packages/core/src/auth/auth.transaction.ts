import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.types.ts'
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
  productId: z.number(),
  variantId: z.nullable(z.number()),
})

const stored = z.object({
  code_challenge: z.string(),
  code_verifier: z.string(),
  state: z.string(),
  returnTo: z.nullable(z.string()),
  intent: z.nullable(intent),
  begunAt: z.number(),
})

const parse = (text: string | null): z.infer<typeof stored> | null => {
  try {
    return text === null ? null : z.parse(stored, JSON.parse(text))
  } catch {
    return null
  }
}

const nameOf = (state: string): string => `${NEWEST}:${state}`

/** Forgets what is too old, unreadable, or more than is kept. */
const tidy = ({ storage, clock }: Platform): void => {
  const kept = storage
    .names()
    .filter((name) => name.startsWith(`${NEWEST}:`))
    .map((name) => ({ name, begunAt: parse(storage.get(name))?.begunAt ?? 0 }))
    .sort((one, other) => other.begunAt - one.begunAt)
  for (const [index, { name, begunAt }] of kept.entries()) {
    if (index >= MOST_KEPT || clock.now() - begunAt > LIFETIME_MS) storage.remove(name)
  }
}

/** Keeps a sign-in that begins. False when nothing can be kept: then it must not begin. */
export const keepTransaction = (platform: Platform, { pkce, returnTo, intent: wanted }: Transaction): boolean => {
  const { storage, clock } = platform
  const text = JSON.stringify({ ...pkce, returnTo, intent: wanted, begunAt: clock.now() })
  const isKept = storage.set(nameOf(pkce.state), text) && storage.set(NEWEST, JSON.stringify(pkce))
  tidy(platform)
  return isKept
}

/** Takes a sign-in out of the storage; the second to ask gets nothing. */
export const takeTransaction = ({ storage, clock }: Platform, state: string): Transaction | null => {
  const found = parse(storage.get(nameOf(state)))
  storage.remove(nameOf(state))
  storage.remove(NEWEST)
  if (found === null || found.state !== state || clock.now() - found.begunAt > LIFETIME_MS) return null
  const { code_challenge, code_verifier, returnTo } = found
  return { pkce: { code_challenge, code_verifier, state }, returnTo, intent: found.intent }
}
