import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'

const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  // Unknown properties are refused, never dropped in silence (readings.md, ruling 18).
  removeAdditional: false,
  useDefaults: true,
}

function compiler(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options)
  addFormats.default(ajv)
  // Words of OpenAPI that say nothing about validity.
  for (const keyword of ['example', 'xml', 'externalDocs', 'discriminator']) ajv.addKeyword(keyword)
  return ajv
}

/** Bodies keep the types they came with: "2" is not 2. Everything else arrives as text and is read as the contract says. */
export function contractValidator(): FastifySchemaCompiler<FastifySchema> {
  const body = compiler({ ...OPTIONS, coerceTypes: false })
  const text = compiler({ ...OPTIONS, coerceTypes: 'array' })
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return body.compile(schema)
    return text.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema)
  }
}

const validAddress = compiler(OPTIONS).compile({ type: 'string', format: 'email', maxLength: 254 })

/** Whether it is an address as the contracts have it: the forms of the hosted pages take each that an account can have, and no other. */
export const isEmail = (text: string): boolean => validAddress(text)

type HeadersSchema = FastifySchema & { properties?: object; required?: readonly string[] }

/** Requests arrive with their headers' names in lower case. The framework lowers those of a schema only for its own validator. */
function withLowerCaseNames(schema: HeadersSchema): object {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name.toLowerCase(), part])),
    required: required.map((name) => name.toLowerCase()),
  }
}

/** For tests: checks answers in full, which the serializer does not. Gives what is wrong, or undefined. */
export function answerValidator(): (schema: object, answer: unknown) => string | undefined {
  const ajv = compiler({ ...OPTIONS, useDefaults: false, coerceTypes: false })
  return (schema, answer) => {
    // What is absent in JSON is absent here: dates, undefined members.
    const plain: unknown = JSON.parse(JSON.stringify(answer))
    return ajv.validate(schema, plain) ? undefined : ajv.errorsText(ajv.errors, { dataVar: 'answer' })
  }
}
