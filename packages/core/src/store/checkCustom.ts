import { checkKnown } from '../kit/checkNames.ts'
import { type CustomCheck, type CustomOf, type CustomPlace, isJsonObject, type JsonObject } from '../shared/custom.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import type { SchemaIssue, StandardSchema } from '../shared/standardSchema.ts'
import { ANSWER_CHECKS, type CheckPart, type CheckSent, REQUEST_CHECKS, refusal } from './customCalls.ts'
import { namesOf } from './namesOf.ts'

/** What a schema of this place returns: the type that the shop has registered, or any object without a registration. */
type DataOf<Place extends CustomPlace> = string extends keyof CustomOf<Place> ? object : CustomOf<Place>

/** The schemas of the team's data, by the place that carries them. The data of a place without a schema are not checked. */
export type CustomSchemas = { readonly [Place in CustomPlace]?: StandardSchema<DataOf<Place>> | undefined }

const PLACES = namesOf<Readonly<Record<CustomPlace, true>>>({
  cart: true,
  line: true,
  order: true,
  product: true,
  profile: true,
  searchCard: true,
})

/** The checked data, or the issues for which the schema refuses them. */
type Verdict =
  | { readonly data: JsonObject; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[]; readonly cause?: unknown }

const judge = async (schema: StandardSchema<object> | undefined, data: object): Promise<Verdict> => {
  if (schema === undefined) return { data: Object(data) }
  try {
    const result = await schema['~standard'].validate(data)
    if (result.issues) return { issues: result.issues }
    return isJsonObject(result.value)
      ? { data: result.value }
      : { issues: [{ message: 'The schema returned a value that is no object' }] }
  } catch (cause) {
    return { issues: [{ message: 'The schema threw an error' }], cause }
  }
}

/** Names the wrong member and says what is wrong with it: `line.giftMessage: Too long`. */
const describe = (place: CustomPlace, { path = [], message }: SchemaIssue): string =>
  `${[place, ...path.map((name) => String(typeof name === 'object' ? name.key : name))].join('.')}: ${message}`

/** A part of a response without its data of the team. Carts and their lines always have the member. */
const withoutCustom = <Part extends object>(place: CustomPlace, part: Part): Part => {
  if (place === 'cart' || place === 'line') return { ...part, custom: {} }
  const rest = { ...part }
  Reflect.deleteProperty(rest, 'custom')
  return rest
}

type Calls = Readonly<Record<string, unknown>>

/** Wraps one port (gateway interface), so that each of its calls checks the data of the team. */
const checkPort = (name: string, port: object, schemas: CustomSchemas, report: (error: StoreError) => void): object => {
  const answers: Calls = Object(ANSWER_CHECKS[name])
  const requests: Calls = Object(REQUEST_CHECKS[name])
  const checkSent: CheckSent = async (place, data) => {
    const verdict = await judge(schemas[place], data)
    if (verdict.issues) throw refusal(verdict.issues.map(({ message }) => message).join('; '), verdict.cause)
    return verdict.data
  }
  const checkAnswer = async (call: string, answer: unknown): Promise<unknown> => {
    const reasons: string[] = []
    const refused: unknown[] = []
    const checkPart: CheckPart = async (place, part) => {
      const schema = schemas[place]
      const { custom = {} } = part
      // An empty object means no data, and a schema with required members would refuse it.
      if (schema === undefined || Object.keys(custom).length === 0) return part
      const verdict = await judge(schema, custom)
      if (!verdict.issues) return { ...part, custom: verdict.data }
      reasons.push(...verdict.issues.map((issue) => describe(place, issue)))
      refused.push(custom)
      return withoutCustom(place, part)
    }
    const checked: unknown = await Object(answers)[call](answer, checkPart)
    if (refused.length > 0) {
      const cause = new TypeError(reasons.join('; '))
      const error = new StoreError('CONTRACT', UNEXPECTED_ERROR, { path: `${name}.${call}`, cause, response: refused })
      // Report in a microtask, so that an `onError` that throws does not fail the call.
      queueMicrotask(() => report(error))
    }
    return checked
  }
  // The target is a new object, because the proxy of a frozen port cannot replace its functions.
  return new Proxy(Object.create(port), {
    get: (_, member) => {
      const call = String(member)
      const run: unknown = Reflect.get(port, member)
      if (typeof run !== 'function') return run
      if (!Object.hasOwn(answers, call)) return run.bind(port)
      return async (request: unknown, ...others: readonly unknown[]) => {
        const checkRequest = Object(requests)[call]
        const sent: unknown = checkRequest ? await checkRequest(request, checkSent) : request
        return checkAnswer(call, await run.call(port, sent, ...others))
      }
    },
  })
}

/**
 * Checks the data of the team with schemas of any library that implements Standard Schema, such as zod, Valibot or
 * ArkType: `createStore({ custom: checkCustom({ line: giftSchema }) })`.
 * - What the shop sends: a change of the cart that the schema refuses ends with `REFUSED` and the problem
 *   `invalid_custom`; `detail` has the messages of the schema. The store sends the value that the schema returns.
 * - What the back end sends: refused data are left out, and `onError` receives one `CONTRACT` error for the response.
 *
 * The schema of the cart checks one value at a time, `{ [name]: value }`, so its members are optional. A schema that
 * converts a value must accept what it returns. Throws a `RangeError` for an unknown place, and for a value that is no
 * schema.
 */
export const checkCustom = (schemas: CustomSchemas): CustomCheck => {
  checkKnown('place of custom data', Object.keys(schemas), PLACES)
  for (const [place, schema] of Object.entries(schemas))
    if (schema && typeof Object(schema['~standard']).validate !== 'function')
      throw new RangeError(`"${place}" has no "~standard.validate". Use a schema of a library with Standard Schema.`)
  return (gateways, { onError = console.warn }) => {
    const checked = Object.entries(gateways).flatMap(([name, port]) =>
      port && Object.hasOwn(ANSWER_CHECKS, name) ? [[name, checkPort(name, port, schemas, onError)]] : [],
    )
    return { ...gateways, ...Object.fromEntries(checked) }
  }
}
