import { type Json, type JsonObject, StoreError } from '@cairn/core'
import type { Metadata } from './medusa.schema.ts'

/** The member of a line's metadata with what the shopper entered. */
export const PROPERTIES = 'properties'
/** The member of a cart's metadata with the shopper's message. */
export const NOTE = 'note'

const isJson = (value: unknown): value is Json => value !== undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the members of the metadata, without the one that this adapter uses itself. */
const customOf = (metadata: Metadata, own?: string): JsonObject =>
  Object.fromEntries(
    Object.entries(metadata ?? {}).filter((pair): pair is [string, Json] => pair[0] !== own && isJson(pair[1])),
  )

/** What the shopper entered for a line, and the data of the team. Medusa keeps both in the metadata of the line. */
export const readLineData = (metadata: Metadata) => {
  const entered = metadata?.[PROPERTIES]
  const texts = Object.entries(isRecord(entered) ? entered : {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return { properties: Object.fromEntries(texts), custom: customOf(metadata, PROPERTIES) }
}

/** The shopper's message and the data of the team. Medusa keeps both in the metadata of the cart. */
export const readCartData = (metadata: Metadata) => {
  const note = metadata?.[NOTE]
  return { note: typeof note === 'string' && note !== '' ? note : null, custom: customOf(metadata, NOTE) }
}

/** The member `custom` of a product, a customer or an order; no member without data of the team. */
export const readCustom = (metadata: Metadata, own?: string): { readonly custom?: JsonObject } => {
  const custom = customOf(metadata, own)
  return Object.keys(custom).length === 0 ? {} : { custom }
}

/** The metadata of a new line. Medusa adds pieces to a line with equal metadata. */
export const writeLineData = (properties: Readonly<Record<string, string>>, custom: object): object => {
  if (PROPERTIES in custom) throw new StoreError('REFUSED', `"${PROPERTIES}" is no name for data of the team`)
  return { ...custom, ...(Object.keys(properties).length > 0 && { [PROPERTIES]: properties }) }
}
