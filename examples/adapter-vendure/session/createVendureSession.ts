import { createPasswordSession, forwardRequest } from '@cairn/core/adapter'
import * as z from 'zod/mini'
import { readCartId } from '../src/cart.id.ts'
import { GUEST_HEADER } from '../src/headers.ts'

export interface VendureSessionOptions {
  /** The origin of the shop, as the browser sees it. */
  readonly origin: string
  /** The page of the shop with the sign-in form. It posts `username`, `password` and the id of the cart, `cartId`. */
  readonly signInPage: string
  /** The URL of Vendure's shop API. Only this server must reach it. */
  readonly shopApi: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly now?: (() => number) | undefined
}

/** The lifetime of a session. Vendure's own sessions live for a year. */
const SESSION_SECONDS = 12 * 3600

const LOGIN = `mutation Login($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename } }`
const WHOAMI = 'query Whoami { activeCustomer { id emailAddress firstName lastName } }'
const LOGOUT = 'mutation Logout { logout { success } }'

const customer = z.object({
  data: z.object({
    activeCustomer: z.nullable(
      z.object({ id: z.string(), emailAddress: z.string(), firstName: z.string(), lastName: z.string() }),
    ),
  }),
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Creates the server that signs customers in at Vendure, and keeps their token in a cookie which no script can read. */
export const createVendureSession = ({ shopApi, fetch = globalThis.fetch, ...options }: VendureSessionOptions) => {
  const headersOf = (token: string | null) => ({
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  })
  const ask = (query: string, variables: object, token: string | null): Promise<Response> =>
    fetch(shopApi, { method: 'POST', headers: headersOf(token), body: JSON.stringify({ query, variables }) })
  return createPasswordSession(
    { ...options, backEndPath: '/vendure' },
    {
      signIn: async ({ username, password, cartId }) => {
        const id = readCartId(textOf(cartId))
        // With the token of the guest, Vendure merges the guest's order into the customer's in one transaction.
        const guest = id !== null && 'guest' in id ? id.guest : null
        const response = await ask(LOGIN, { username: textOf(username), password: textOf(password) }, guest)
        const secret = response.headers.get('vendure-auth-token')
        return response.ok && secret ? { secret, seconds: SESSION_SECONDS } : null
      },
      load: async (secret) => {
        const response = await ask(WHOAMI, {}, secret)
        const { activeCustomer } = z.parse(customer, await response.json()).data
        if (activeCustomer === null) return null
        const { id, emailAddress, firstName, lastName } = activeCustomer
        return { sub: id, email: emailAddress, given_name: firstName, family_name: lastName }
      },
      signOut: async (secret) => {
        await ask(LOGOUT, {}, secret)
      },
      forward: async (request, { path, secret }) => {
        const { pathname, search } = new URL(path, options.origin)
        if (pathname !== '/shop-api' || request.method !== 'POST') return null
        const headers = headersOf(request.headers.get(GUEST_HEADER) ?? secret)
        const response = await forwardRequest(request, `${shopApi}${search}`, { fetch, headers })
        // A token that Vendure begins for a guest is the id of the cart. That of a customer stays on this server.
        if (secret !== null) response.headers.delete('vendure-auth-token')
        return response
      },
    },
  )
}
