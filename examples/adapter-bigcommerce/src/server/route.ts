import { type ErrorCode, type StoreError, toStoreError } from '@cairn/core'
import { listOf } from '@cairn/core/adapter'
import { isServedCall, SERVED, type ServedGateways } from '../served.ts'

export interface GatewayRouteOptions {
  /** The origin of the shop. Only its pages may call. */
  readonly origin: string
  /** The path of the route, without a slash at its end; `/shop` by default. */
  readonly path?: string | undefined
  /** Returns the gateways for the customer of a request, whom the shop recognises by its session or its access token. */
  readonly gatewaysOf: (request: Request) => Promise<ServedGateways>
}

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  REFUSED: 422,
  RATE_LIMITED: 429,
  TIMEOUT: 504,
  NETWORK: 502,
  SERVER: 502,
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Writes an error for the browser: its text for the shopper and its problem code. Messages and bodies of BigCommerce stay
 * on the server, because they may name what only the staff may know.
 */
const refuse = (error: StoreError): Response => {
  const { code, detail, problem } = error
  // A rejected token of the shop is a fault of the server, and must not sign the customer out.
  const status = error.status === 401 ? 502 : (STATUS[code] ?? 500)
  return json(
    { status, ...(detail !== undefined && { detail }), ...(problem !== undefined && { code: problem }) },
    status,
  )
}

/** Whether a page of another origin sent the request: a form or a script of it cannot send JSON without a preflight. */
const isForeign = ({ headers }: Request, origin: string): boolean =>
  headers.get('origin') !== origin || !headers.get('content-type')?.startsWith('application/json')

/**
 * Creates the route with which the browser calls the server's gateways: `POST {path}/cart.load` with the values of the
 * call as a JSON list. Only the listed calls exist. Resolves to null for a path that belongs to another part of the shop.
 */
export const createGatewayRoute = ({ origin, path = '/shop', gatewaysOf }: GatewayRouteOptions) => {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${path}/`)) return null
    const name = pathname.slice(path.length + 1)
    if (!isServedCall(name) || request.method !== 'POST') return json({ status: 404 }, 404)
    if (isForeign(request, origin)) return json({ status: 403 }, 403)
    const values = listOf(await request.json().catch(() => null))
    if (values.length !== SERVED[name]) return json({ status: 400 }, 400)
    const [port = '', call = ''] = name.split('.')
    try {
      const gateway: unknown = Reflect.get(await gatewaysOf(request), port)
      const method: unknown = gateway instanceof Object ? Reflect.get(gateway, call) : undefined
      if (typeof method !== 'function') return json({ status: 404 }, 404)
      const value: unknown = await Reflect.apply(method, gateway, [...values, { signal: request.signal }])
      return json({ value: value ?? null })
    } catch (cause) {
      return refuse(toStoreError(cause))
    }
  }
}
