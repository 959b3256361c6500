import fc, { type Arbitrary } from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Operation, Parameter } from './contracts.ts'
import { hostile, type Known, RawNumber, sizeOf, valuesOf, type World } from './values.ts'

/** Writes a value as JSON and keeps the literal text of each `RawNumber`. */
function toJson(value: unknown): string {
  const written = JSON.stringify(value, (_name, part) =>
    part instanceof RawNumber ? `\u0001${part.text}\u0001` : typeof part === 'bigint' ? String(part) : part,
  )
  return (written ?? 'null').replaceAll(/"\\u0001([^"\\]*)\\u0001"/g, '$1')
}

function toText(value: unknown): string {
  if (value instanceof RawNumber) return value.text
  if (Array.isArray(value)) return value.map(toText).join(',')
  return typeof value === 'object' || typeof value === 'bigint' ? toJson(value) : String(value)
}

/** Encodes text for a URL. A lone surrogate becomes bytes that are invalid UTF-8. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')

type Sent = { readonly parameter: Parameter; readonly texts: readonly string[] }

/** Generates the texts of a parameter: mostly one, sometimes none or two. */
function sent(parameter: Parameter, world: World): Arbitrary<Sent> {
  const text = valuesOf(parameter.schema, world, parameter.name).map(toText)
  const isOptional = parameter.required !== true
  const count =
    parameter.in === 'path'
      ? fc.constant(1)
      : fc.oneof(
          { weight: world.calm, arbitrary: isOptional ? fc.constantFrom(0, 1) : fc.constant(1) },
          { weight: 1, arbitrary: fc.constantFrom(0, 2) },
        )
  return fc.tuple(count, text, text).map(([times, ...texts]) => ({ parameter, texts: texts.slice(0, times) }))
}

function queryOf(all: readonly Sent[]): string {
  const pairs = all.flatMap(({ parameter, texts }) => texts.map((text) => `${encode(parameter.name)}=${encode(text)}`))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/**
 * Replaces the characters that a header value cannot contain: line breaks are not allowed, and Node refuses characters
 * outside Latin-1.
 */
const headerText = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\xa0-\xff]/g, '?')

const inPlace = (all: readonly Sent[], place: Parameter['in']): Sent[] =>
  all.filter(({ parameter }) => parameter.in === place)

function bodyOf({ body }: Operation, world: World): Arbitrary<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (body === undefined) return fc.constant({})
  const value = fc.oneof({ weight: 20, arbitrary: valuesOf(body.schema, world) }, { weight: 1, arbitrary: hostile })
  const write = (content: unknown): string =>
    body.type === 'application/json'
      ? toJson(content)
      : Object.entries(Object(content))
          .map(([name, part]) => `${encode(name)}=${encode(toText(part))}`)
          .join('&')
  return value.map((content) => ({ payload: write(content), headers: { 'content-type': body.type } }))
}

/** Generates requests to an operation: valid and invalid parameters and bodies in every combination. */
export function requestsTo(operation: Operation, known: Known, tokens: readonly string[]): Arbitrary<InjectOptions> {
  const sizes = [
    ...operation.parameters.map(({ schema }) => sizeOf(schema)),
    operation.body ? sizeOf(operation.body.schema) : 0,
  ]
  // Aim at about one invalid value per request. The server rejects a request at the first invalid value, so a second
  // one would not be tested.
  const world = { known, calm: 1 + sizes.reduce((sum, size) => sum + size, 0) }
  const parameters = fc.tuple(...operation.parameters.map((parameter) => sent(parameter, world)))
  const token = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...tokens) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, 'a.b.c', '') },
  )
  return fc.tuple(parameters, bodyOf(operation, world), token).map(([all, body, bearer]) => {
    const path = inPlace(all, 'path').reduce(
      (filled, { parameter, texts }) => filled.replace(`{${parameter.name}}`, () => encode(texts[0] ?? '')),
      operation.path,
    )
    const headers = Object.fromEntries(
      inPlace(all, 'header').flatMap(({ parameter, texts }) =>
        texts.length === 0 ? [] : [[parameter.name.toLowerCase(), headerText(texts.join(', '))]],
      ),
    )
    const cookies = inPlace(all, 'cookie').map(({ parameter, texts }) => `${parameter.name}=${encode(texts[0] ?? '')}`)
    return {
      method: operation.method,
      url: path + queryOf(inPlace(all, 'query')),
      ...(body.payload !== undefined && { payload: body.payload }),
      headers: {
        ...headers,
        ...body.headers,
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    }
  })
}
