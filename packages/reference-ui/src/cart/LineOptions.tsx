import type { CartLine } from '@cairn/core/cart'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'

type LineOption = CartLine['options'][number]

interface LineOptionsProps {
  readonly options: readonly LineOption[]
  /** What the shopper entered for the line. */
  readonly properties?: CartLine['properties'] | undefined
}

/**
 * The options of a line: colour and size first, then what the shopper entered. Only the values of options are visible;
 * screen readers also get the labels.
 */
export function LineOptions({ options, properties = {} }: LineOptionsProps) {
  const { common, product } = useMessages()
  const labels: ReadonlyMap<string, string> = new Map([
    ['Color', product.colour],
    ['Size', product.size],
  ])
  const known = [...labels.keys()].flatMap((each) => options.filter(({ name }) => name === each))
  const others = options.filter(({ name }) => !labels.has(name))
  const parts = [
    ...[...known, ...others].map(({ name, label, value }) => ({
      name,
      part: (
        <>
          <VisuallyHidden>{common.labelled(labels.get(name) ?? label ?? name, '')}</VisuallyHidden>
          {value}
        </>
      ),
    })),
    ...Object.entries(properties).map(([name, text]) => ({ name: `+ ${name}`, part: common.labelled(name, text) })),
  ]
  return parts.map(({ name, part }, index) => (
    <span key={name}>
      {index > 0 ? ', ' : null}
      {part}
    </span>
  ))
}
