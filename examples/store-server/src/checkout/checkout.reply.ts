import type { FastifyReply } from 'fastify'
import type { Html } from '../pages/html.ts'
import { PAGE_HEADERS } from './checkout.layout.ts'
import type { CheckoutRequest } from './checkout.request.ts'
import type { Visit } from './checkout.visit.ts'

/** Sends a page that no browser and no proxy stores. */
export function send(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).send(page.text)
}

/**
 * Deletes the cookies of the ordered cart and of the checkout's token. If the browser has started another cart in the
 * meantime, the cookies of that cart stay.
 */
export function forgetCart({ cookies }: CheckoutRequest, reply: FastifyReply, { checkout, site }: Visit): FastifyReply {
  for (const name of ['bc_cartId', `bc_cartId_${site.store}`]) {
    if ((cookies[name] ?? checkout.cartId) === checkout.cartId) reply.clearCookie(name, { path: '/' })
  }
  return reply.clearCookie('auth_token', { path: '/' })
}
