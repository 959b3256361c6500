import { type CallOptions, StoreError } from '@cairn/core'
import type { createCartDocuments } from './cart.documents.ts'
import type { CartId } from './cart.id.ts'
import { anySchema, findSchema } from './cart.schema.ts'
import type { Caller } from './headers.ts'
import type { VendureApi } from './vendureApi.ts'

type Documents = ReturnType<typeof createCartDocuments>

export const missing = (): StoreError => new StoreError('NOT_FOUND', 'This cart does not exist')

export const callerOf = (id: CartId): Caller => ('guest' in id ? id : 'customer')

/**
 * Creates the check that a cart exists and takes changes. Vendure begins a new order for every change of a session
 * without one, and a customer may have a newer order than the one of this page.
 */
export const createCheckExists =
  (api: VendureApi, { find, resume }: Documents) =>
  async (id: CartId, options: CallOptions): Promise<void> => {
    const caller = callerOf(id)
    const request = { kind: 'query', name: 'FindCart', document: find, schema: findSchema } as const
    const { activeOrder } = (await api({ ...request, caller, ...options })).data
    if (activeOrder === null || ('order' in id && activeOrder.code !== id.order)) throw missing()
    // The shopper came back from the checkout, where an order takes no changes.
    if (activeOrder.state === 'ArrangingPayment')
      await api({ kind: 'mutation', name: 'Resume', document: resume, schema: anySchema, caller, ...options })
  }
