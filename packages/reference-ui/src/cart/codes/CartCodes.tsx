import { useCart } from '@cairn/react'
import { useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useMessages } from '../../messages/index.ts'
import { Disclosure } from '../../ui/navigation/Disclosure.tsx'
import styles from './Codes.module.css'
import type { CodeKind } from './codes.types.ts'

const CodeForm = fetchable(() => import('./CodeForm.tsx'))

const FEATURES = { coupon: 'coupons', giftCard: 'giftCards' } as const satisfies Record<CodeKind, string>
const KINDS: readonly CodeKind[] = ['coupon', 'giftCard']

/**
 * The accordion with the field for a coupon or a gift card. It offers what the back end supports, and is absent where
 * the back end supports neither.
 */
export function CartCodes() {
  const { cart: words } = useMessages()
  const { unsupported } = useCart()
  const [isOpen, setIsOpen] = useState(false)
  /** How often the form failed to load. Each failure closes the accordion, and the next opening loads the form again. */
  const [failures, setFailures] = useState(0)
  const kinds = KINDS.filter((kind) => !unsupported.includes(FEATURES[kind]))
  const [first] = kinds
  if (first === undefined) return null
  return (
    <div className={styles.codes}>
      <Disclosure
        key={failures}
        size="low"
        summary={kinds.length > 1 ? words.couponOrGiftCard : words[first]}
        onToggle={setIsOpen}
      >
        {isOpen ? (
          <CodeForm
            kinds={kinds}
            onFailed={() => {
              setIsOpen(false)
              setFailures((count) => count + 1)
            }}
          />
        ) : null}
      </Disclosure>
    </div>
  )
}
