import type { Effect } from './defineEffect.ts'
import type { AnyDefinition } from './definition.types.ts'

/**
 * Returns the effects that run, without those whose domains are missing: first the effects of the domains, in the order
 * of the list, then the effects that the shop adds. `overrides` switches a named effect off (`false`), replaces it, or
 * adds an effect under a new name.
 */
export const chooseEffects = (
  definitions: readonly AnyDefinition[],
  overrides: Readonly<Record<string, Effect | false>>,
): readonly Effect[] => {
  const names = definitions.map(({ name }) => name)
  const ours = definitions.flatMap(({ effects = [] }) => effects)
  // A protected effect has no name, so that no override replaces it. A replaced effect keeps its place.
  const chosen = new Map<unknown, Effect | false>(ours.map((effect) => [effect.name ?? effect, effect]))
  for (const [name, effect] of Object.entries(overrides)) chosen.set(name, effect)
  const isComplete = (effect: Effect): boolean => effect.requires.every((name) => names.includes(name))
  return [...chosen.values()].flatMap((effect) => (effect && isComplete(effect) ? effect : []))
}
