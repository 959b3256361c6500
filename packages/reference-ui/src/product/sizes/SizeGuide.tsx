import type { Choice, Product } from '@cairn/core/product'
import { useId, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { useProductMessages } from '../../messages/product/index.ts'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { SIZE, sizesOf } from '../buy/options.ts'
import { SizeFinder } from './finder/SizeFinder.tsx'
import { measuredIn, type Unit } from './lengths.ts'
import styles from './SizeGuide.module.css'
import { tablesOf } from './sizeTables.ts'

export interface SizeGuideProps {
  readonly open: boolean
  readonly product: Product
  /** The texts for "Size guide" and "Size" that fit the kind of product. */
  readonly title: string
  readonly sizeWord: string
  /** The chosen values. The row of the chosen size is marked. */
  readonly choice: Choice
  /** Chooses a size of the product. */
  readonly onChoose: (key: string) => void
  readonly onClose: () => void
}

/** The size guide: body measurements for every size of a product, in centimetres or inches. */
export default function SizeGuide({ open, product, title, sizeWord, choice, onChoose, onClose }: SizeGuideProps) {
  const { site } = useShop()
  const words = useProductMessages(site.hreflang)
  const { common } = useMessages()
  const id = useId()
  const [unit, setUnit] = useState<Unit>(site.storeSource === 'US' ? 'in' : 'cm')
  const say = measuredIn(unit, site.hreflang)
  if (words === null) return null
  const tables = tablesOf(product)
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={common.close}>
      <p>{product.fit}</p>
      {tables.length === 0 ? null : (
        <RadioGroup
          inline
          legend={words.unit}
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'cm', label: words.centimetres },
            { value: 'in', label: words.inches },
          ]}
        />
      )}
      <SizeFinder
        product={product}
        choice={choice}
        tables={tables}
        unit={unit}
        onChoose={(key) => {
          onChoose(key)
          onClose()
        }}
      />
      {tables.map(({ table: { measures, how, rows }, for: who }) => (
        <div key={who ?? 'all'} className={styles.part}>
          {who === null ? null : <h3 id={`${id}${who}`}>{words[who]}</h3>}
          {/* If the table is wider than its frame, keyboard users must be able to scroll it. */}
          <section
            className={styles.scroll}
            aria-label={who === null ? title : words[who]}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
            tabIndex={0}
          >
            <table className={styles.table} aria-label={who === null ? title : words[who]}>
              <thead>
                <tr>
                  <th scope="col">{sizeWord}</th>
                  {measures.map((measure) => (
                    <th key={measure} scope="col">
                      {words[measure]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sizesOf(product).map(({ key, label }) => (
                  <tr key={key} data-chosen={key === choice[SIZE] || undefined}>
                    <th scope="row">{label}</th>
                    {(rows[key] ?? []).map((measured, index) => (
                      <td key={measures[index]}>{say(measured)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p className={styles.how}>{words[how]}</p>
        </div>
      ))}
      {tables.length === 0 ? null : <p className={styles.how}>{words.measuredOn}</p>}
    </Dialog>
  )
}
