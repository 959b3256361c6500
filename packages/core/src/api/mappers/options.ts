import type { LineOption } from '../../cart/cart.types.ts'

/** The options that a UI knows by their names, whatever case a server uses (spec 2.cart.line-colour-size). */
const CANONICAL = ['Color', 'Size']

/** Maps the options of a line, for example Color: Spruce; an option without a name or a value is left out. */
export const mapOptions = (
  options: readonly (Partial<LineOption> | null)[] | null | undefined,
): readonly LineOption[] =>
  (options ?? []).flatMap((option) => {
    const name = option?.name?.trim()
    if (!name || !option?.value) return []
    return { name: CANONICAL.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name, value: option.value }
  })
