import type { Product } from '@cairn/core/product'
import { useRef, useState } from 'react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { MAX_COMPARED } from '../memory/limits.ts'
import { type Compared, compared, toggleCompared } from '../memory/memories.ts'
import type { MemoryMessages } from '../messages/memory/index.ts'
import { garmentType } from '../product/garmentType.ts'
import { TextButton, TextLink } from '../ui/button/TextLink.tsx'
import { useAtom } from '../ui/hooks/useAtom.ts'
import { CheckIcon } from '../ui/picture/icons.tsx'
import styles from './CompareToggle.module.css'
import { comparePath } from './comparePath.ts'

interface CompareToggleProps {
  readonly product: Pick<Product, 'slug' | 'breadcrumbs' | 'category'>
  readonly words: MemoryMessages
}

/** What adding a product removed from the comparison. */
interface Replacement {
  readonly text: string
  /** The list before. */
  readonly previous: readonly Compared[]
}

/** Adds a product to the comparison or removes it, and links to the comparison. */
export function CompareToggle({ product, words }: CompareToggleProps) {
  const href = useHref()
  const list = useAtom(compared)
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { slug } = product
  const type = garmentType(product)
  const isCompared = list.some((other) => other.slug === slug)
  const toggle = () => {
    toggleCompared({ slug, type })
    const isNew = list.some((other) => other.type !== type)
    const text = isNew ? words.newComparison : words.replacedFirst
    setReplacement(!isCompared && (isNew || list.length === MAX_COMPARED) ? { text, previous: list } : null)
  }
  const undo = ({ previous }: Replacement) => {
    compared.set(previous)
    setReplacement(null)
    // The focused button unmounts.
    button.current?.focus()
  }
  return (
    <div className={styles.compare}>
      <TextButton ref={button} className={styles.toggle} aria-pressed={isCompared} onClick={toggle}>
        {isCompared ? <CheckIcon size="small" /> : null}
        {words.compare}
      </TextButton>
      {list.length === 0 ? null : (
        <TextLink className={styles.toggle} href={href(comparePath(list.map((each) => each.slug)))}>
          {words.showComparison(list.length)}
        </TextLink>
      )}
      <span role="status" className={styles.said}>
        {replacement?.text}
      </span>
      {replacement === null ? null : (
        <TextButton className={styles.toggle} onClick={() => undo(replacement)}>
          {words.undo}
        </TextButton>
      )}
    </div>
  )
}
