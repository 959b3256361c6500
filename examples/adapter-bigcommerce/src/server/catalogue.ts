import type { CallOptions } from '@cairn/core'
import { type Catalogue, mapCatalogue } from '../mappers/catalogue.mapper.ts'
import type { Management } from './management.ts'

const MAX_IDS = 250

/** Loads products by their ids, with variants, pictures and custom fields. */
export const loadCatalogue = async (
  { v3, report }: Management,
  ids: readonly string[],
  options: CallOptions,
): Promise<Catalogue> => {
  const wanted = [...new Set(ids)].slice(0, MAX_IDS)
  if (wanted.length === 0) return new Map()
  return v3({
    path: '/catalog/products',
    query: { 'id:in': wanted.join(','), include: 'variants,images,custom_fields', limit: MAX_IDS },
    read: (body) => mapCatalogue(body, report),
    ...options,
  })
}
