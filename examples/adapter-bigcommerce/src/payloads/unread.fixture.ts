import type { ReportBroken } from '@cairn/core/adapter'
import type { Endpoint } from './endpoints.fixture.ts'
import { pathsOf, withChange } from './mutations.fixture.ts'

/** Whether something is lost with a value: an empty text, 0, false and an empty list say nothing. */
const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== 'object' && value !== '' && Number(value) !== 0

const at = (json: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part instanceof Object ? Reflect.get(part, name) : undefined), json)

const ignore: ReportBroken = () => undefined

/** The mapped payload as text, or the error of the mapper. */
const outcomeOf = (map: Endpoint['map'], body: unknown): string => {
  try {
    return JSON.stringify(map(body, ignore))
  } catch (cause) {
    return String(cause)
  }
}

/** Values of every type; a field that the mapper reads changes its result for at least one of them. */
const PROBES: readonly unknown[] = [null, 'changed', '4', 4, 1, 999_999, true, false, {}, []]

const nameOf = (path: readonly string[]): string => path.filter((name) => !/^\d+$/.test(name)).join('.')

const filledPaths = (body: unknown): readonly (readonly string[])[] =>
  pathsOf(body).filter((path) => isFilled(at(body, path)))

const filledFields = (body: unknown): readonly string[] => filledPaths(body).map(nameOf)

/**
 * Returns the fields of a payload that a mapper does not read, such as `data.line_items.physical_items.taxable`:
 * whatever their value is, the result is the same.
 */
const unreadFields = (map: Endpoint['map'], body: unknown): readonly string[] => {
  const result = outcomeOf(map, body)
  const isUnread = (path: readonly string[]): boolean =>
    PROBES.every((probe) => outcomeOf(map, withChange(body, path, probe)) === result)
  const paths = filledPaths(body)
  const read = new Set(paths.filter((path) => !isUnread(path)).map(nameOf))
  return [...new Set(paths.map(nameOf))].filter((field) => !read.has(field))
}

interface Counted {
  readonly payload: string
  /** Whether the mapper throws. */
  readonly isThrowing: boolean
  /** The fields of this payload that the mapper reads in no payload of the call. */
  readonly unread: readonly string[]
}

const isThrowing = (map: Endpoint['map'], body: unknown): boolean => {
  try {
    map(body, ignore)
    return false
  } catch {
    return true
  }
}

/**
 * Returns what the mapper of a call does with each payload. A field that it reads in one payload counts as read in all:
 * whether it changes the result may depend on another field.
 */
export const countUnread = ({ map, payloads }: Endpoint): readonly Counted[] => {
  const all = Object.entries(payloads).map(([payload, body]) => ({
    payload,
    isThrowing: isThrowing(map, body),
    fields: filledFields(body),
    unread: new Set(unreadFields(map, body)),
  }))
  const read = new Set(all.flatMap(({ fields, unread }) => fields.filter((field) => !unread.has(field))))
  return all.map(({ unread, ...counted }) => ({ ...counted, unread: [...unread].filter((field) => !read.has(field)) }))
}
