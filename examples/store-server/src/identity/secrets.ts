import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import type { Queries } from '../database/database.ts'
import { identitySecrets } from './identity.schema.ts'

/** The provider's only signing algorithm. RS256 is the default that every OpenID client supports. */
export const SIGNING_ALGORITHM = 'RS256'

export type Secrets = {
  /** The private key with its `kid`. */
  signingKey: JWK
  /** The keys that sign the provider's cookies, newest first. */
  cookieKeys: string[]
}

const storedKey = z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string(), d: z.string() })
const storedCookieKeys = z.array(z.string().min(40)).min(1)

/** Reads the keys or generates them. If several servers start at once, all of them use the keys of the first insert. */
export async function loadSecrets(queries: Queries): Promise<Secrets> {
  const signingKey = storedKey.parse(await readOrMake(queries, 'signing-key', makeSigningKey))
  const cookieKeys = storedCookieKeys.parse(
    await readOrMake(queries, 'cookie-keys', async () => [randomBytes(32).toString('base64url')]),
  )
  return { signingKey, cookieKeys }
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: SIGNING_ALGORITHM }
}

async function readOrMake(queries: Queries, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const known = await read(queries, name)
  if (known !== undefined) return known
  await queries
    .insert(identitySecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  return read(queries, name)
}

async function read(queries: Queries, name: string): Promise<unknown> {
  const [row] = await queries
    .select({ value: identitySecrets.value })
    .from(identitySecrets)
    .where(eq(identitySecrets.name, name))
  return row?.value
}

/** Returns the public part of the signing key. */
export function publicKey({ kty, n, e, kid, use, alg }: JWK): JWK {
  return Object.fromEntries(Object.entries({ kty, n, e, kid, use, alg }).filter(([, value]) => value !== undefined))
}
