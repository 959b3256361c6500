import type { Effect } from './defineEffect.ts'
import type { AnyDefinition } from './definition.types.ts'

/**
 * Returns the effects that run: first the effects of the domains, in the order of `definitions`, then the effects that
 * the shop adds. An effect that requires a missing domain is left out. `overrides` switches a named effect off
 * (`false`), replaces it, or adds an effect under a new name.
 */
export const chooseEffects = (
  definitions: readonly AnyDefinition[],
  overrides: Readonly<Record<string, Effect | false>>,
): readonly Effect[] => {
  const names = definitions.map(({ name }) => name)
  const ours = definitions.flatMap(({ effects = [] }) => effects)
  // A protected effect has no name, so no override can replace it. An effect that replaces another one takes its place
  // in the order.
  const chosen = new Map<unknown, Effect | false>(ours.map((effect) => [effect.name ?? effect, effect]))
  for (const [name, effect] of Object.entries(overrides)) chosen.set(name, effect)
  const isComplete = (effect: Effect): boolean => effect.requires.every((name) => names.includes(name))
  return [...chosen.values()].flatMap((effect) => (effect && isComplete(effect) ? effect : []))
}
