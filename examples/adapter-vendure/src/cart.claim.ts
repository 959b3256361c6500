import { type CallOptions, type ErrorCode, StoreError } from '@cairn/core'
import * as z from 'zod/mini'
import type { createCartDocuments } from './cart.documents.ts'
import { changeSchema, giveSchema, loadSchema, type TakenOrder, takeSchema, type VendureCart } from './cart.schema.ts'
import type { Caller } from './headers.ts'
import type { VendureApi } from './vendureApi.ts'

type Documents = ReturnType<typeof createCartDocuments>

/** The codes of an answer that says: nothing was changed. */
const DEFINITE: readonly ErrorCode[] = ['NOT_FOUND', 'REFUSED', 'UNAUTHORIZED']

const customerSchema = z.object({ activeCustomer: z.nullable(z.object({ id: z.string() })) })

const linesOf = ({ lines }: TakenOrder) =>
  lines.map(({ customFields, productVariant, quantity }) => ({
    productVariantId: productVariant.id,
    quantity,
    ...(customFields && { customFields }),
  }))

/**
 * Moves the lines of a guest's order into the order of the customer, and returns the latter. Vendure does this itself
 * when a sign-in is sent with the guest's token (`session/`), so here is only what it has left. The guest's order is
 * cancelled first: only the first of two claims gets its lines. They go back to the guest when Vendure refuses to add
 * them.
 */
export const claimCart = async (
  api: VendureApi,
  documents: Documents,
  guest: string | null,
  options: CallOptions,
): Promise<VendureCart | null> => {
  const whoami = { kind: 'query', name: 'Whoami', document: 'query Whoami { activeCustomer { id } }' } as const
  const { activeCustomer } = (await api({ ...whoami, schema: customerSchema, ...options })).data
  if (activeCustomer === null) throw new StoreError('UNAUTHORIZED', 'The session has ended')
  const load = async (caller: Caller): Promise<VendureCart | null> => {
    const request = { kind: 'query', name: 'Cart', document: documents.load, schema: loadSchema } as const
    const order = (await api({ ...request, caller, ...options })).data.activeOrder
    return order === null || order.lines.length === 0 ? null : order
  }
  const give = async (taken: TakenOrder, caller: Caller): Promise<VendureCart> => {
    const request = { kind: 'mutation', name: 'Give', document: documents.give, schema: giveSchema } as const
    return (await api({ ...request, variables: { lines: linesOf(taken) }, caller, ...options })).data.result.order
  }
  /** Carries over the country and the coupons. It is no error when the customer may not use a coupon. */
  const carry = async ({ couponCodes, shippingAddress }: TakenOrder, own: VendureCart): Promise<void> => {
    const country = shippingAddress?.countryCode
    const request = { kind: 'mutation', name: 'Change', schema: changeSchema, ...options } as const
    if (country && !own.shippingAddress?.countryCode)
      await api({ ...request, document: documents.country, variables: { country } })
    for (const code of couponCodes) await api({ ...request, document: documents.coupon, variables: { code } })
  }

  if (guest === null) return load('customer')
  const found = await load({ guest })
  if (found === null) return load('customer')
  const request = { kind: 'mutation', name: 'Take', document: documents.take, schema: takeSchema } as const
  const { result } = (await api({ ...request, caller: { guest }, ...options })).data
  if (result === null || !('lines' in result) || result.lines.length === 0) return load('customer')
  const own = await give(result, 'customer').catch(async (cause: unknown) => {
    // After a lost answer nobody knows whether the customer has the lines, so they do not go back: they would double.
    if (cause instanceof StoreError && DEFINITE.includes(cause.code)) await give(result, { guest })
    throw cause
  })
  await carry(result, own)
  return load('customer')
}
