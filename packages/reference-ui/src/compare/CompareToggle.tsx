import type { Product } from '@cairn/core/product'
import { useState } from 'react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { MAX_COMPARED } from '../memory/limits.ts'
import { compared, toggleCompared } from '../memory/memories.ts'
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

/** Adds a product to the comparison or removes it, and links to the comparison. */
export function CompareToggle({ product, words }: CompareToggleProps) {
  const href = useHref()
  const list = useAtom(compared)
  const [said, setSaid] = useState('')
  const { slug } = product
  const type = garmentType(product)
  const isCompared = list.some((other) => other.slug === slug)
  const toggle = () => {
    toggleCompared({ slug, type })
    if (isCompared || list.length === 0) setSaid('')
    else if (list[0]?.type !== type) setSaid(words.newComparison)
    else setSaid(list.length === MAX_COMPARED ? words.replacedFirst : '')
  }
  return (
    <div className={styles.compare}>
      <TextButton className={styles.toggle} aria-pressed={isCompared} onClick={toggle}>
        {isCompared ? <CheckIcon size="small" /> : null}
        {words.compare}
      </TextButton>
      {list.length === 0 ? null : (
        <TextLink className={styles.toggle} href={href(comparePath(list.map((each) => each.slug)))}>
          {words.showComparison(list.length)}
        </TextLink>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  )
}
