import { sortedJson } from '@cairn/core/adapter'
import * as z from 'zod/mini'

const object = z.record(z.string(), z.json())
const texts = z.record(z.string(), z.string())

const parse = <Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null | undefined,
): z.output<Schema> | null => {
  try {
    const read = schema.safeParse(JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Reads a custom field with JSON; `{}` for an empty field, and for one that another program has filled with other text. */
export const readJson = (text: string | null | undefined) => parse(object, text) ?? {}

/** The member `custom` of an order; no member for an empty field. */
export const readCustom = (text: string | null | undefined) => {
  const custom = readJson(text)
  return Object.keys(custom).length === 0 ? {} : { custom }
}

/** Reads a custom field with texts by name. */
export const readTexts = (text: string | null | undefined): Readonly<Record<string, string>> => parse(texts, text) ?? {}

/**
 * Writes a custom field. Vendure merges two adds into one line when their fields are equal as texts, so the names are
 * sorted and an empty object is null.
 */
export const writeJson = (value: object = {}): string | null =>
  Object.keys(value).length === 0 ? null : sortedJson(value)
