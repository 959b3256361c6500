/** A pseudorandom generator of numbers in [0, 1). The same key gives the same numbers on every machine. */
export type Random = () => number

/**
 * Returns a Mulberry32 generator, seeded with an FNV-1a hash of the key. It is good enough for demo data, but not for
 * secrets.
 */
export function randomFor(key: string): Random {
  let state = hash(key)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** Returns a random integer from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** Returns a random item. @throws RangeError for an empty list. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return at(items, Math.floor(random() * items.length))
}

/** Returns the item at an index modulo the length of the list. @throws RangeError for an empty list. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('there is nothing to pick from')
  return item
}

export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
