import { type CallOptions, type ErrorCode, type Site, StoreError } from '@cairn/core'
import { createGraphqlCall } from '@cairn/core/adapter'
import * as z from 'zod/mini'
import type { Caller, HeadersOf } from './headers.ts'

export interface VendureConfig {
  readonly site: Site
  /** The absolute URL of the shop API: `https://shop.example/shop-api`. */
  readonly url: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The headers of a caller: `bearerHeaders(…)` or `cookieHeaders(…)`. */
  readonly headersOf: HeadersOf
  /** The token of the channel; Vendure's default channel without it. */
  readonly channel?: string | undefined
  /** The language in which the catalogue names its options, `en` by default: these names identify them. */
  readonly catalogueLanguage?: string | undefined
  /**
   * Whether orders have the text fields `note` and `custom`, and their lines `properties` and `custom`
   * (`server/config.ts`). Without them, carts have no note, no properties of lines and no data of the team.
   */
  readonly hasCustomFields?: boolean | undefined
  /** The URL of the page on which the shopper enters address and payment; `/checkout` by default. */
  readonly checkoutPage?: string | undefined
}

interface VendureRequest<Schema extends z.ZodMiniType> extends CallOptions {
  readonly kind: 'query' | 'mutation'
  /** The name of the operation in the document. */
  readonly name: string
  readonly document: string
  readonly variables?: Readonly<Record<string, unknown>> | undefined
  readonly caller?: Caller | undefined
  readonly keepalive?: boolean | undefined
  /** The shape of the data. */
  readonly schema: Schema
}

/** The data of an answer, and the token when Vendure has begun a session for a guest. */
interface VendureAnswer<Data> {
  readonly data: Data
  readonly guest: string | null
}

export type VendureApi = <Schema extends z.ZodMiniType>(
  request: VendureRequest<Schema>,
) => Promise<VendureAnswer<z.output<Schema>>>

/** The codes in `extensions.code` (`I18nError` in Vendure). */
const codes: Readonly<Record<string, ErrorCode>> = {
  FORBIDDEN: 'UNAUTHORIZED',
  UNAUTHORIZED: 'UNAUTHORIZED',
  ENTITY_NOT_FOUND: 'NOT_FOUND',
  USER_INPUT_ERROR: 'REFUSED',
  ILLEGAL_OPERATION: 'REFUSED',
  INTERNAL_SERVER_ERROR: 'SERVER',
}

/** Creates the calls of the shop API, in the language and the currency of the site. */
export const createVendureApi = ({ site, url, fetch, headersOf, channel }: VendureConfig): VendureApi => {
  const call = createGraphqlCall({
    url,
    fetch,
    codes,
    headers: () => ({ ...(channel !== undefined && { 'vendure-token': channel }) }),
  })
  return ({ caller = 'customer', schema, ...request }) =>
    call({
      ...request,
      query: { languageCode: site.language, currencyCode: site.currency },
      headers: headersOf(caller),
      read: (body, { headers }) => ({ data: z.parse(schema, body), guest: headers.get('vendure-auth-token') || null }),
    })
}

/** The part of a result that says what went wrong. Vendure calls it an error result: it comes with the data. */
export const errorResult = z.object({ errorCode: z.string(), message: z.string() })

const resultCodes: Readonly<Record<string, ErrorCode>> = {
  NO_ACTIVE_ORDER_ERROR: 'NOT_FOUND',
  // The order is in the checkout, or it has been paid in the meantime.
  ORDER_MODIFICATION_ERROR: 'CONFLICT',
}

/** Turns an error result into the error of the port. Its message is a text for the shopper, in the site's language. */
export const refusalOf = ({ errorCode, message }: z.output<typeof errorResult>): StoreError =>
  new StoreError(resultCodes[errorCode] ?? 'REFUSED', message, { detail: message, problem: errorCode })
