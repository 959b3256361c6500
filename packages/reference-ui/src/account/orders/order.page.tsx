import { useDeferredValue } from 'react'
import { definePage } from '../../app/routing/page.ts'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ArrowIcon } from '../../ui/picture/icons.tsx'
import { AccountLayout } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { loadLead } from '../layout/loadLead.ts'
import { Offered } from '../layout/Offered.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { Waiting } from '../layout/Waiting.tsx'
import styles from './Order.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { useOrder } from './useOrder.ts'

const numberOf = (url: URL): string => url.searchParams.get('number') ?? ''

function OrderPage({ number, lead }: { readonly number: string; readonly lead: string }) {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={number === '' ? words.orderHistory : words.order(number)} lead={lead}>
      <SignedInOnly>
        <Offered feature="orders">
          <OneOrder number={number} />
        </Offered>
      </SignedInOnly>
    </AccountLayout>
  )
}

function OneOrder({ number }: { readonly number: string }) {
  const href = useHref()
  const words = useAccountMessages()
  const found = useOrder(number)
  // React renders the order in the background, so that an input meanwhile does not wait for it.
  const order = useDeferredValue(found.status === 'found' ? found.order : null)
  if (found.status === 'found' && order !== null) {
    return (
      <>
        <OrderDetails order={order} />
        <p className={styles.back}>
          <ArrowIcon size="small" className={styles.backIcon} />
          <TextLink href={href('/account/orderhistory')}>{words.allOrders}</TextLink>
        </p>
      </>
    )
  }
  if (found.status === 'failed') return <LoadError onRetry={found.retry} />
  if (found.status === 'unknown') {
    return (
      <div role="alert" className={styles.unknown}>
        <EmptyState
          level={2}
          title={words.orderUnknown}
          actions={
            <LinkButton look="outline" href={href('/account/orderhistory')}>
              {words.allOrders}
            </LinkButton>
          }
        >
          <p>{words.orderUnknownText}</p>
        </EmptyState>
      </div>
    )
  }
  return <Waiting of="lines" />
}

export default definePage({
  path: '/account/order',
  load: loadLead('order'),
  head: ({ messages, url }) => {
    const number = numberOf(url)
    const { order, orderHistory } = messages.account
    return { title: number === '' ? orderHistory : order(number), robots: 'noindex' }
  },
  Component: ({ url, data }) => <OrderPage key={numberOf(url)} number={numberOf(url)} {...data} />,
})
