import type { Choice, Product } from '@cairn/core/product'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../../app/shop/ShopContext.tsx'
import { useSizeFinderMessages } from '../../../messages/sizeFinder/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts'
import { Disclosure } from '../../../ui/navigation/Disclosure.tsx'
import { sizesOf } from '../../buy/options.ts'
import type { Unit } from '../lengths.ts'
import type { GuidedTable } from '../sizeTables.ts'
import { bodySizes, girthsOf } from './bodySizes.ts'
import { describeAdvice } from './describeAdvice.ts'
import { describeSoldOut } from './describeSoldOut.ts'
import { findSize, type SizeAdvice, type WornBy } from './findSize.ts'
import styles from './SizeFinder.module.css'
import { SizeFinderForm } from './SizeFinderForm.tsx'
import { findSoldOut } from './sizeStock.ts'

interface SizeFinderProps {
  readonly product: Product
  /** The chosen values; a suggested size that is sold out with them is named. */
  readonly choice: Choice
  readonly tables: readonly GuidedTable[]
  readonly unit: Unit
  readonly onChoose: (key: string) => void
}

/**
 * Suggests a size from body measurements. Renders nothing for a product that is measured neither at the chest nor at
 * the waist.
 */
export function SizeFinder({ product, choice, tables, unit, onChoose }: SizeFinderProps) {
  const { site } = useShop()
  const words = useSizeFinderMessages(site.hreflang)
  const [advice, setAdvice] = useState<SizeAdvice | null>(null)
  const answer = useRef<HTMLDivElement>(null)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => {
    // The form is taller than the dialog, so the answer below it is out of sight.
    if (advice !== null) answer.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
  }, [advice, isStill])
  const [first, ...others] = tables.filter(({ table }) => girthsOf(table).length > 0)
  const [who, setWho] = useState<WornBy>(first?.for ?? product.gender)
  if (words === null || first === undefined) return null
  const { table } = others.find((other) => other.for === who) ?? first
  const sizes = bodySizes(table, sizesOf(product))
  const labelOf = (key: string): string => sizesOf(product).find((size) => size.key === key)?.label ?? key
  const soldOut = advice === null ? null : findSoldOut(product, choice, advice.size.key)
  return (
    <Disclosure summary={words.findSize} level={3} size="low">
      <p className={styles.privacy}>{words.privacy}</p>
      <SizeFinderForm
        words={words}
        unit={unit}
        sizes={sizesOf(product)}
        girths={girthsOf(table)}
        who={others.length === 0 ? null : who}
        onWho={(chosen) => {
          setWho(chosen)
          setAdvice(null)
        }}
        onAnswers={(answers) => setAdvice(answers && findSize(sizes, answers, who))}
      />
      <div ref={answer} className={styles.answer}>
        <div role="status" className={styles.advice}>
          {advice === null ? null : (
            <>
              <strong>{words.suggestion(labelOf(advice.size.key))}</strong>
              <p>{describeAdvice(advice, sizes, { words, unit, hreflang: site.hreflang, labelOf })}</p>
              {soldOut === null ? null : (
                <p>{describeSoldOut(labelOf(advice.size.key), soldOut, words, site.hreflang)}</p>
              )}
            </>
          )}
        </div>
        {advice === null ? null : (
          <Button wide onClick={() => onChoose(advice.size.key)}>
            {words.choose(labelOf(advice.size.key))}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}
