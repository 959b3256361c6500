import { useCart } from '@cairn/react'
import { useMoney } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { CloseIcon } from '../../ui/picture/icons.tsx'
import styles from './Codes.module.css'

interface AmountRowProps {
  readonly label: string
  /** The code of a coupon, shown after the label. */
  readonly code?: string | null
  /** What is taken off, in minor units. */
  readonly amount: number
  /** Removes the coupon or the gift card; absent for a discount that the shopper cannot remove. */
  readonly onRemove?: (() => void) | undefined
}

/** A row of the totals for a discount or a gift card. */
export function AmountRow({ label, code = null, amount, onRemove }: AmountRowProps) {
  const asMoney = useMoney()
  const { cart: words } = useMessages()
  const { currency } = useCart()
  const isNamed = code !== null && code !== label
  return (
    <div>
      <dt className={styles.row}>
        <span>
          {label} {isNamed ? <small>{code}</small> : null}
        </span>
        {onRemove === undefined ? null : (
          <IconButton shape="small" label={words.removeNamed(isNamed ? code : label)} onClick={onRemove}>
            <CloseIcon size="small" />
          </IconButton>
        )}
      </dt>
      <dd>{asMoney({ amount: -amount, currency })}</dd>
    </div>
  )
}
