import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import type { Management } from './management.ts'

/** Returns the signed-in customer; throws `UNAUTHORIZED` for a guest. */
export const neededCustomer = ({ customerId }: Management): string => {
  if (customerId === null) throw new StoreError('UNAUTHORIZED', UNEXPECTED_ERROR)
  return customerId
}
