import type { CartLine } from '@cairn/core/cart'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'

type LineOption = CartLine['options'][number]

interface LineOptionsProps {
  readonly options: readonly LineOption[]
}

/** The options of a line: colour and size first. Only the values are visible; screen readers also get the labels. */
export function LineOptions({ options }: LineOptionsProps) {
  const { common, product } = useMessages()
  const labels: ReadonlyMap<string, string> = new Map([
    ['Color', product.colour],
    ['Size', product.size],
  ])
  const known = [...labels.keys()].flatMap((each) => options.filter(({ name }) => name === each))
  const others = options.filter(({ name }) => !labels.has(name))
  return [...known, ...others].map(({ name, label, value }, index) => (
    <span key={name}>
      {index > 0 ? ', ' : null}
      <VisuallyHidden>{common.labelled(labels.get(name) ?? label ?? name, '')}</VisuallyHidden>
      {value}
    </span>
  ))
}
