import { checkDefinitions } from './checkDefinitions.ts'
import { checkKnown } from './checkNames.ts'
import type { Effect } from './defineEffect.ts'
import type { AnyDefinition } from './definition.types.ts'

/**
 * Returns the effects that run, without those whose domains are missing: first the effects of the domains, in the order
 * of the list, then the effects that the shop adds. `overrides` switches a named effect off (`false`), replaces it, or
 * adds an effect under a new name. An unknown name that begins with a listed domain throws a `RangeError`.
 */
export const chooseEffects = (
  definitions: readonly AnyDefinition[],
  overrides: Readonly<Record<string, Effect | false>>,
): readonly Effect[] => {
  const names = definitions.map(({ name }) => name)
  const ours = definitions.flatMap(({ effects = [] }) => effects)
  // A protected effect has no name, so that no override replaces it. A replaced effect keeps its place.
  const chosen = new Map<unknown, Effect | false>(ours.map((effect) => [effect.name ?? effect, effect]))
  const known = ours.flatMap(({ name }) => name ?? [])
  for (const [name, effect] of Object.entries(overrides)) {
    // An unknown name under a domain is a misspelling. Without the error, the effect that the shop meant would still run.
    if (effect === false || names.includes(name.split('.')[0] ?? ''))
      checkKnown('effect', [name], known, ' Name your own effects after your shop: "mine.rule".')
    if (effect !== false) checkDefinitions('effects', [effect], 'handle', 'defineEffect({ requires, on })')
    chosen.set(name, effect)
  }
  const isComplete = (effect: Effect): boolean => effect.requires.every((name) => names.includes(name))
  return [...chosen.values()].flatMap((effect) => (effect && isComplete(effect) ? effect : []))
}
