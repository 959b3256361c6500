import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { homes } from './returnAddresses.ts'

const COOKIE = 'cairn_shop'

/**
 * Stores the site that requested the sign-in in a cookie. The provider forgets the site when the sign-in ends, but a
 * page of this sign-in may still be open in a tab and needs a link back to the shop.
 */
export function rememberShop(reply: FastifyReply, { hostOrigin }: Config, home: string): void {
  reply.setCookie(COOKIE, home, {
    path: '/interaction',
    httpOnly: true,
    sameSite: 'lax',
    secure: hostOrigin.startsWith('https:'),
  })
}

/**
 * Returns the site of this browser's last sign-in. A cookie can be forged, so any value other than one of our sites
 * gives undefined.
 */
export function lastShop(request: FastifyRequest, config: Config): string | undefined {
  return homes(config).find((home) => home === request.cookies[COOKIE])
}
