import { useCart } from '@cairn/react'
import { useEffect, useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { definePage } from '../app/routing/page.ts'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Wrap } from '../ui/layout/Page.tsx'
import { CartContents } from './CartContents.tsx'
import { CartFooter } from './CartFooter.tsx'
import styles from './CartPage.module.css'
import { CartCodes } from './codes/CartCodes.tsx'
import { Departments } from './Departments.tsx'
import { ShippingPromise } from './ShippingPromise.tsx'

// The page is complete without this sentence, so a failure shows no error.
const GiftNote = fetchable(() => import('./GiftNote.tsx'), { isQuiet: true })

// The page is complete without these rows, so a failure shows no error.
const SuggestedProducts = fetchable(() => import('../product/card/SuggestedProducts.tsx'), { isQuiet: true })

function CartPage() {
  const { navigate } = useShop()
  const { cart: words } = useMessages()
  const { status, count, lines, clearMoved } = useCart()
  // Forget the moved lines only when the page unmounts, so that their rows stay until then, as in the drawer.
  useEffect(() => () => clearMoved(), [clearMoved])
  const isEmpty = status === 'empty' && lines.length === 0
  const [isFailed, setIsFailed] = useState(false)
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {status === 'unknown' || count === 0 ? null : <p>{words.count(count)}</p>}
      </div>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <div className={styles.columns} data-empty={isEmpty}>
        <CartContents level={2} onContinue={() => navigate('/')} />
        {isEmpty ? <Departments /> : null}
        {lines.length === 0 ? null : (
          <aside className={styles.sum}>
            <CartCodes />
            <CartFooter />
            <ShippingPromise />
            <div className={styles.gift}>
              <GiftNote onFailed={() => undefined} />
            </div>
          </aside>
        )}
      </div>
      {isEmpty && !isFailed ? <SuggestedProducts onFailed={() => setIsFailed(true)} /> : null}
      {/* Below the loading cart, so that its removal moves nothing. */}
      {status === 'unknown' ? (
        <p className={styles.promise}>{`${words.shippingPromise} ${words.returnsPromise}`}</p>
      ) : null}
    </Wrap>
  )
}

export default definePage({
  path: '/checkout-cart',
  head: ({ messages }) => ({ title: messages.cart.title }),
  Component: CartPage,
})
