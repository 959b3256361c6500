import { isJsonObject } from '../shared/custom.ts'

// The checks of the values of the commands `add` and `change`. TypeScript refuses these mistakes already, so the checks run
// in development only, for callers in JavaScript and for values of the type `any`. Bundlers drop them from a production
// build (decision 035).

const isTexts = (value: unknown): boolean =>
  isJsonObject(value) && Object.values(value).every((text) => typeof text === 'string')

/** Whether JSON carries the value without a loss. An absent member of an object may be undefined. */
const isJson = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isJson)
  if (Object.prototype.toString.call(value) === '[object Object]')
    return Object.values(Object(value)).every((part) => part === undefined || isJson(part))
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

interface Member {
  /** Completes the sentence `"note" must be …`. */
  readonly kind: string
  matches(value: unknown): boolean
}

const TEXT: Member = { kind: 'a string', matches: (value) => typeof value === 'string' }
const TEXTS: Member = { kind: 'an object of strings', matches: isTexts }
const JSON_OBJECT: Member = {
  kind: 'an object that JSON can carry',
  matches: (value) => isJsonObject(value) && isJson(value),
}
const JSON_VALUE: Member = { kind: 'a value that JSON can carry; null removes it', matches: isJson }

/** The members of the requests, by kind; a name with a question mark may be absent. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  add: { variantId: TEXT, 'name?': TEXT, 'properties?': TEXTS, 'custom?': JSON_OBJECT },
  coupon: { code: TEXT },
  country: { country: TEXT },
  custom: { name: TEXT, value: JSON_VALUE },
  giftCard: { 'code?': TEXT, 'id?': TEXT },
  lineProperties: { lineId: TEXT, properties: TEXTS },
  note: { text: TEXT },
  remove: { lineId: TEXT },
}

/** Throws a `RangeError` for a request with an unknown kind, or with a member of the wrong kind. */
export const checkRequest = (request: object): void => {
  const kind = String(Reflect.get(request, 'kind'))
  const members = MEMBERS[kind]
  if (members === undefined)
    throw new RangeError(`The cart knows no change of the kind "${kind}". It knows ${Object.keys(MEMBERS).join(', ')}.`)
  for (const [member, { kind: needed, matches }] of Object.entries(members)) {
    const name = member.replace('?', '')
    const value: unknown = Reflect.get(request, name)
    if (value === undefined && name !== member) continue
    if (!matches(value)) throw new RangeError(`"${name}" of a change "${kind}" must be ${needed}.`)
  }
}
