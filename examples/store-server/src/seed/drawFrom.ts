import { pick, type Random, shuffle } from './random.ts'

type Draw = (from: string, items: readonly string[], allowed?: readonly string[]) => string

/**
 * Returns a function that draws random items from lists. An item comes again only after all allowed items of its list
 * were drawn, so the reviews of one product rarely repeat a text.
 */
export const drawFrom = (random: Random): Draw => {
  const decks = new Map<string, readonly string[]>()
  return (from, items, allowed = items) => {
    const left = decks.get(from) ?? []
    const deck = left.some((item) => allowed.includes(item)) ? left : shuffle(random, items)
    const drawn = deck.findLast((item) => allowed.includes(item)) ?? pick(random, allowed)
    decks.set(
      from,
      deck.filter((item) => item !== drawn),
    )
    return drawn
  }
}
