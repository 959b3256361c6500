import type { LineOption } from '../../cart/cart.types.ts'

/**
 * The option names that a UI looks for. A server may write them in another case, so map them to this spelling (spec
 * 2.cart.line-colour-size).
 */
const CANONICAL = ['Color', 'Size']

/** Maps the options of a line, for example Color: Spruce; an option without a name or a value is left out. */
export const mapOptions = (
  options: readonly (Partial<LineOption> | null)[] | null | undefined,
): readonly LineOption[] =>
  (options ?? []).flatMap((option) => {
    const name = option?.name?.trim()
    if (!name || !option?.value) return []
    const canonical = CANONICAL.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
    return { name: canonical, ...(option.label && { label: option.label }), value: option.value }
  })
