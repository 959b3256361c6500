import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { compileOnce } from './compileOnce.ts'

const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  // Unknown properties are refused, not removed silently (docs/spec/rulings.md#18).
  removeAdditional: false,
  useDefaults: true,
}

function compiler(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options)
  addFormats.default(ajv)
  // Register the OpenAPI keywords that do not affect validation, because Ajv does not know them.
  for (const keyword of ['example', 'xml', 'externalDocs', 'discriminator']) ajv.addKeyword(keyword)
  return ajv
}

const body = compiler({ ...OPTIONS, coerceTypes: false })
const text = compiler({ ...OPTIONS, coerceTypes: 'array' })
const compileBody = compileOnce((schema) => body.compile(schema))
const compileText = compileOnce((schema) => text.compile(schema))

/**
 * Compiles the schema of a request. Parameters and headers arrive as text and are converted to the contract's types;
 * JSON bodies are not converted, so "2" is not accepted as 2.
 */
export const contractValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return compileBody(schema)
  return compileText(httpPart === 'headers' ? withLowerCaseNames(schema) : schema)
}

const validAddress = body.compile({ type: 'string', format: 'email', maxLength: 254 })

/** The rule of the contracts for e-mail addresses, for a regular expression that ignores case. */
export const EMAIL_PATTERN = patternOf(body.formats.email)

function patternOf(format: unknown): string {
  if (!(format instanceof RegExp)) throw new TypeError('The format is no regular expression')
  return format.source
}

/**
 * Checks an e-mail address by the rule of the contracts, so that the hosted forms accept exactly the addresses that an
 * account can have.
 */
export const isEmail = (text: string): boolean => validAddress(text)

type HeadersSchema = FastifySchema & { properties?: object; required?: readonly string[] }

/**
 * Lowercases the header names of a schema, because Node delivers them in lower case. Fastify does this only for its own
 * validator.
 */
function withLowerCaseNames(schema: HeadersSchema): object {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name.toLowerCase(), part])),
    required: required.map((name) => name.toLowerCase()),
  }
}

const answers = compiler({ ...OPTIONS, useDefaults: false, coerceTypes: false })
const compileAnswer = compileOnce((schema) => answers.compile(schema))

/**
 * Validates a whole response, for tests, because the serializer does not validate. Returns the errors as text, or
 * undefined if there are none.
 */
export function faultOfAnswer(schema: object, answer: unknown): string | undefined {
  const validate = compileAnswer(schema)
  // The JSON round trip turns the value into what the client receives: dates become text, and undefined members
  // disappear.
  const plain: unknown = JSON.parse(JSON.stringify(answer))
  return validate(plain) ? undefined : answers.errorsText(validate.errors, { dataVar: 'answer' })
}
