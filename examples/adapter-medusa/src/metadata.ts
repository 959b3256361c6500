import type { Json, JsonObject } from '@cairn/core'
import type { Metadata } from './medusa.schema.ts'

const PROPERTIES = 'properties'
const NOTE = 'note'

const isJson = (value: unknown): value is Json => value !== undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the members of the metadata, without those that this adapter uses itself. */
const customOf = (metadata: Metadata, own: string): JsonObject => {
  const members: Record<string, Json> = {}
  for (const [name, value] of Object.entries(metadata ?? {})) if (name !== own && isJson(value)) members[name] = value
  return members
}

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

/** The metadata of a line; undefined without any, because Medusa does not join lines with empty and with no metadata. */
export const writeLineData = (properties: Readonly<Record<string, string>>, custom: JsonObject) => {
  const metadata = { ...custom, ...(Object.keys(properties).length > 0 && { [PROPERTIES]: properties }) }
  return Object.keys(metadata).length > 0 ? metadata : undefined
}
