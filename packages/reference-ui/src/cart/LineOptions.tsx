import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'

interface LineOptionsProps {
  readonly options: readonly { readonly name: string; readonly value: string }[]
}

/** The color and size of a line. Only the values are visible; screen readers also get the labels. */
export function LineOptions({ options }: LineOptionsProps) {
  const { common, product } = useMessages()
  const labelled = [
    { label: product.colour, option: options.find(({ name }) => name === 'Color') },
    { label: product.size, option: options.find(({ name }) => name === 'Size') },
  ].filter(({ option }) => option !== undefined)
  return labelled.map(({ label, option }, index) => (
    <span key={label}>
      {index > 0 ? ', ' : null}
      <VisuallyHidden>{common.labelled(label, '')}</VisuallyHidden>
      {option?.value}
    </span>
  ))
}
