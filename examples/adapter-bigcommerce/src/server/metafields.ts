import type { CallOptions } from '@cairn/core'
import { StoreError } from '@cairn/core'
import { type Metafield, mapMetafields } from '../mappers/metafield.mapper.ts'
import type { Management } from './management.ts'

/** What has the metafields. */
export interface MetafieldOwner {
  readonly type: 'carts' | 'customers'
  readonly id: string
}

export interface MetafieldName {
  readonly namespace: string
  readonly key: string
}

const PATH = '/{type}/{id}/metafields'

/** Returns the metafield of that name; undefined without one. */
export const findMetafield = async (
  { v3, report }: Management,
  owner: MetafieldOwner,
  { namespace, key }: MetafieldName,
  options: CallOptions,
): Promise<Metafield | undefined> => {
  const read = (body: unknown) => mapMetafields(body, report)
  const found = await v3({ path: PATH, params: { ...owner }, query: { namespace, key }, read, ...options })
  return found.find((each) => each.namespace === namespace && each.key === key)
}

interface Writing extends MetafieldName {
  readonly value: string
  /** Who may read it: the app alone, or the storefront too. */
  readonly permission: 'app_only' | 'write_and_sf_access'
}

/**
 * Writes a metafield: creates it, or replaces its value. Two requests may create it at once; the second gets 409 and
 * replaces the value of the first.
 */
export const writeMetafield = async (
  management: Management,
  owner: MetafieldOwner,
  { namespace, key, value, permission }: Writing,
  options: CallOptions,
): Promise<void> => {
  const body = { namespace, key, value, permission_set: permission }
  const read = () => undefined
  const existing = await findMetafield(management, owner, { namespace, key }, options)
  const replace = (metafield: string) =>
    management.v3({
      method: 'PUT',
      path: `${PATH}/{metafield}`,
      params: { ...owner, metafield },
      body,
      read,
      ...options,
    })
  if (existing !== undefined) return existing.value === value ? undefined : replace(existing.id)
  try {
    await management.v3({ method: 'POST', path: PATH, params: { ...owner }, body, read, ...options })
  } catch (cause) {
    if (!(cause instanceof StoreError) || cause.code !== 'CONFLICT') throw cause
    const other = await findMetafield(management, owner, { namespace, key }, options)
    if (other === undefined) throw cause
    await replace(other.id)
  }
}
