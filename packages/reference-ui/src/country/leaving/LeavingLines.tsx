import { formatMoney } from '@cairn/core'
import type { CartLineView } from '@cairn/core/cart'
import { useShop } from '../../app/shop/ShopContext.tsx'
import type { Site } from '../../app/shop/sites.ts'
import type { CountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import type { Assessment } from './assessLines.ts'
import styles from './LeavingDialog.module.css'
import { leftReasonText } from './leftReason.ts'

interface LeavingLinesProps {
  readonly assessment: Assessment
  readonly to: Site
  readonly words: CountrySwitchMessages
}

/** The lines that the other site sells, with their prices there, and those that it does not sell, with the reason. */
export function LeavingLines({ assessment: { sold, left }, to, words }: LeavingLinesProps) {
  const { hreflang } = useShop().site
  return (
    <>
      {sold.length === 0 ? null : (
        <section className={styles.part}>
          <h3>{words.soldThere}</h3>
          <ul>
            {sold.map(({ line, item: { quantity }, price }) => (
              <li key={line.id} className={styles.row}>
                <Name line={line} quantity={quantity} />
                {price === null ? null : <span className={styles.price}>{formatMoney(price, hreflang)}</span>}
                {quantity < line.quantity ? <small>{words.fewer(quantity)}</small> : null}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length === 0 ? null : (
        <section className={styles.part}>
          <h3>{words.staysHere}</h3>
          <ul>
            {left.map(({ line, reason }) => (
              <li key={line.id} className={styles.row}>
                <Name line={line} quantity={line.quantity} />
                <span>{leftReasonText(reason, words, { to, locale: hreflang, hasArrived: false })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Name({ line: { name, options, properties }, quantity }: { line: CartLineView; quantity: number }) {
  return (
    <span>
      {quantity} × {name}
      <small>{[...options.map(({ value }) => value), ...Object.values(properties)].join(', ')}</small>
    </span>
  )
}
