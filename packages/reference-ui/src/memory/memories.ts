import { createMemory } from './createMemory.ts'
import { MAX_COMPARED, MAX_SEEN } from './limits.ts'

/** Maximum number of garment types with a remembered size. */
const MAX_SIZES = 40

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 120

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A product that is compared, and its type: a comparison contains products of one type. */
export interface Compared {
  readonly slug: string
  readonly type: string
}

const isCompared = (value: unknown): value is Compared => isRecord(value) && isText(value.slug) && isText(value.type)

const listOf =
  <Item>(isItem: (value: unknown) => value is Item, max: number) =>
  (content: unknown): readonly Item[] | null =>
    Array.isArray(content) && content.every(isItem) ? content.slice(0, max) : null

/** The ids of the products that the visitor has seen, newest first. */
export const seen = createMemory<readonly string[]>({ name: 'seen', empty: [], parse: listOf(isText, MAX_SEEN) })

/** The compared products. Comparing works without consent too, until the page unloads. */
export const compared = createMemory<readonly Compared[]>({
  name: 'compared',
  empty: [],
  parse: listOf(isCompared, MAX_COMPARED),
  lastsWithoutConsent: true,
})

/** The key of the last chosen size, by type of garment. */
export const sizes = createMemory<Readonly<Record<string, string>>>({
  name: 'sizes',
  empty: {},
  parse: (content) => {
    if (!isRecord(content)) return null
    const entries = Object.entries(content).flatMap(([type, size]) => (isText(size) ? [[type, size] as const] : []))
    return Object.fromEntries(entries.slice(0, MAX_SIZES))
  },
})

/** Puts a product at the start of the seen ones. */
export const rememberSeen = (id: string): void =>
  seen.set([id, ...seen.getSnapshot().filter((other) => other !== id)].slice(0, MAX_SEEN))

export const rememberSize = (type: string, size: string): void => {
  const { [type]: _, ...others } = sizes.getSnapshot()
  sizes.set(Object.fromEntries([[type, size], ...Object.entries(others)].slice(0, MAX_SIZES)))
}

/**
 * Adds a product to the comparison, or removes it. A product of another type starts a new comparison. The fifth product
 * replaces the first.
 */
export const toggleCompared = (product: Compared): void => {
  const list = compared.getSnapshot()
  const others = list.filter(({ slug }) => slug !== product.slug)
  const isListed = others.length < list.length
  const ofType = others.filter(({ type }) => type === product.type)
  compared.set(isListed ? others : [...ofType, product].slice(-MAX_COMPARED))
}
