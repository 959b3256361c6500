const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Creates an access token for a user of the model server, valid for an hour. */
export const tokenOf = (user: string, now: number): string =>
  `${encoded({ alg: 'RS256' })}.${encoded({ exp: Math.floor(now / 1000) + 3600, channel: 1, userName: user, given_name: user })}.c2ln`

/** Returns the user of a request and whether the token has expired. */
export const userOf = (authorization: string | null, now: number): { user: string | null; isExpired: boolean } => {
  const payload = authorization?.split('.')[1]
  if (payload === undefined) return { user: null, isExpired: false }
  const { userName, exp }: { userName: string; exp: number } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { user: userName, isExpired: exp * 1000 <= now }
}
