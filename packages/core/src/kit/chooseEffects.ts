import type { Effect } from './defineEffect.ts'
import type { AnyDefinition } from './definition.types.ts'
import { nearest } from './nearest.ts'

/**
 * Returns the effects that run, without those whose domains are missing: first the effects of the domains, in the order
 * of the list, then the effects that the shop adds. `overrides` switches a named effect off (`false`), replaces it, or
 * adds an effect under a new name. An unknown name that begins with a listed domain throws a `RangeError`.
 */
export const chooseEffects = (
  definitions: readonly AnyDefinition[],
  overrides: Readonly<Record<string, Effect | false>>,
): readonly Effect[] => {
  const ours = definitions.flatMap(({ effects = [] }) => effects)
  const known = ours.flatMap(({ name }) => name ?? [])
  const names = definitions.map(({ name }) => name)
  const added: Effect[] = []
  for (const [name, effect] of Object.entries(overrides)) {
    if (known.includes(name)) continue
    // An unknown name under a domain is a misspelling. Without the error, the effect that the shop meant would still run.
    if (effect === false || names.includes(name.split('.')[0] ?? ''))
      throw new RangeError(
        `Unknown effect "${name}". Nearest: ${nearest(name, known)}. Name your own effects after your shop: "mine.rule".`,
      )
    added.push(effect)
  }
  const chosen = ours.flatMap((effect) =>
    effect.name === undefined ? effect : (overrides[effect.name] ?? effect) || [],
  )
  return [...chosen, ...added].filter(({ requires }) => requires.every((name) => names.includes(name)))
}
