import { hash, verify } from '@node-rs/argon2'

/** Shortest password that is taken (NIST SP 800-63B asks for length, not for signs). */
export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 200

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default variant. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

/** A hash of nothing that anybody can type: verifying against it takes as long as against a real one. */
const nobody = hashPassword(`\u0000${crypto.randomUUID()}`)

/** Takes the same time whether or not there is an account, so that the time does not tell. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'))
  return matches && passwordHash !== undefined
}
