import { hash, verify } from '@node-rs/argon2'

/** Minimum password length. NIST SP 800-63B recommends length over character classes. */
export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 200

/**
 * OWASP's second recommendation for Argon2id: 19 MiB memory, two iterations, one lane. Argon2id is the library's
 * default variant.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

/**
 * The hash of a random password that nobody knows, for accounts that do not exist. Verifying a password against it
 * takes as long as against a real hash.
 */
const nobody = hashPassword(`\u0000${crypto.randomUUID()}`)

/**
 * Checks a password. The check takes the same time when the account does not exist, so the response time does not
 * reveal whether it exists.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'))
  return matches && passwordHash !== undefined
}
