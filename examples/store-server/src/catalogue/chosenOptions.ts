import type { Store } from '@cairn/core/contracts'
import type { ContentLanguage } from '../sites/sites.data.ts'

type Labels = Readonly<Record<ContentLanguage, string>>

/** The values of a variant, with their texts. */
export type Chosen = {
  /** Null where the shopper does not choose a colour. */
  color: { names: Labels } | null
  size: { labels: Labels } | null
  /** The options of the product besides colour and size. */
  options: readonly { name: string; labels: Labels; choices: readonly { key: string; labels: Labels }[] }[]
  /** The key of the value of each of these options. */
  keys: Readonly<Record<string, string>>
}

/** Lists the chosen value of each option of a variant, for a line of a cart, an order or a wish list. */
export function chosenOptions(
  { color, size, options, keys }: Chosen,
  language: ContentLanguage,
): Store.components['schemas']['CartItemOption'][] {
  return [
    ...(color === null ? [] : [{ name: 'Color', value: color.names[language] }]),
    ...(size === null ? [] : [{ name: 'Size', value: size.labels[language] }]),
    ...options.flatMap(({ name, labels, choices }) => {
      const chosen = choices.find(({ key }) => key === keys[name])
      return chosen === undefined ? [] : [{ name, label: labels[language], value: chosen.labels[language] }]
    }),
  ]
}
