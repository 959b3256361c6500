import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { homes } from './returnAddresses.ts'

const COOKIE = 'cairn_shop'

/** Remembers which shop has asked for a sign-in: the provider forgets it with the sign-in, whose page may still be open in a tab. */
export function rememberShop(reply: FastifyReply, { hostOrigin }: Config, home: string): void {
  reply.setCookie(COOKIE, home, {
    path: '/interaction',
    httpOnly: true,
    sameSite: 'lax',
    secure: hostOrigin.startsWith('https:'),
  })
}

/** The shop that this browser last signed in to; undefined when it is not known or none of ours, for anybody may write a cookie. */
export function lastShop(request: FastifyRequest, config: Config): string | undefined {
  return homes(config).find((home) => home === request.cookies[COOKIE])
}
