import { type CallOptions, type Site, StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { createServiceCall, type ServiceCall } from '@cairn/core/adapter'
import * as z from 'zod/mini'
import { createQueue } from './createQueue.ts'

export interface MedusaOptions {
  /** The path of the shop's page with address, shipping and payment; `/checkout` by default. */
  readonly checkoutPage?: string | undefined
  /** The URL of the Medusa server, as the gateways reach it: its origin, or a path of the shop that leads there. */
  readonly url: string
  /** The publishable API key, which names the sales channel. It is no secret. */
  readonly publishableKey: string
  readonly site: Site
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The timeout of one request in milliseconds; 10,000 by default. */
  readonly timeout?: number | undefined
  /**
   * Returns the token of the signed-in customer, or `in-cookie` when a server keeps the session (docs/sign-in.md); null
   * for a guest.
   */
  readonly getAccessToken?: (() => string | null) | undefined
}

/** What the gateways share. */
export interface Medusa {
  readonly checkoutPage: string
  readonly site: Site
  readonly call: ServiceCall
  readonly isSignedIn: () => boolean
  /**
   * Starts each change when the one before has ended: Medusa locks the cart during a change, and another change fails
   * when it has waited for two seconds.
   */
  readonly inTurn: ReturnType<typeof createQueue>
  /** Resolves to the id of the region with the country of the site. The region gives currency and prices. */
  readonly regionId: (options: CallOptions) => Promise<string>
}

/** Reads a body of this schema and maps it. A body of another shape ends the call with `CONTRACT`. */
export const reading =
  <Schema extends z.ZodMiniType, Value>(schema: Schema, map: (body: z.output<Schema>) => Value) =>
  (body: unknown): Value =>
    map(z.parse(schema, body))

/** Runs a mapper on bodies of several requests. What it throws becomes `CONTRACT`, as it does inside `read`. */
export const mapping = <Value>(map: () => Value): Value => {
  try {
    return map()
  } catch (cause) {
    throw cause instanceof StoreError ? cause : new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause })
  }
}

const regions = z.object({
  regions: z.array(z.object({ id: z.string(), countries: z.array(z.object({ iso_2: z.string() })) })),
})

export const connect = ({
  checkoutPage = '/checkout',
  fetch,
  getAccessToken,
  publishableKey,
  site,
  timeout,
  url,
}: MedusaOptions): Medusa => {
  const tokenOf = (): string | null => getAccessToken?.() ?? null
  const call = createServiceCall({
    url,
    fetch,
    timeout,
    headers: () => {
      const token = tokenOf()
      return { 'x-publishable-api-key': publishableKey, ...(token !== null && { authorization: `Bearer ${token}` }) }
    },
  })
  const country = site.countryCode.toLowerCase()
  const readRegion = reading(regions, (body): string => {
    const region = body.regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === country))
    if (region === undefined)
      throw new StoreError('CONTRACT', `Medusa has no region with the country ${site.countryCode}`)
    return region.id
  })
  let known: string | null = null
  const regionId = async ({ signal }: CallOptions): Promise<string> => {
    known ??= await call({
      path: '/store/regions',
      query: { fields: 'id,*countries', limit: 100 },
      read: readRegion,
      ...(signal && { signal }),
    })
    return known
  }
  return { checkoutPage, site, call, isSignedIn: () => tokenOf() !== null, inTurn: createQueue(), regionId }
}
