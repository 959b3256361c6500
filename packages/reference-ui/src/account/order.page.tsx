import { definePage } from '../app/page.ts'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ArrowIcon } from '../ui/icons.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { useAccountMessages } from './AccountMessagesProvider.tsx'
import { LoadError } from './LoadError.tsx'
import styles from './Order.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { SignedInOnly } from './SignedInOnly.tsx'
import { useOrder } from './useOrder.ts'
import { Waiting } from './Waiting.tsx'

const numberOf = (url: URL): string => url.searchParams.get('number') ?? ''

function OrderPage({ number }: { readonly number: string }) {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={number === '' ? words.orderHistory : words.order(number)}>
      <SignedInOnly>
        <OneOrder number={number} />
      </SignedInOnly>
    </AccountLayout>
  )
}

function OneOrder({ number }: { readonly number: string }) {
  const href = useHref()
  const words = useAccountMessages()
  const found = useOrder(number)
  if (found.status === 'found') {
    return (
      <>
        <OrderDetails order={found.order} />
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
  head: ({ messages, url }) => {
    const number = numberOf(url)
    const { order, orderHistory } = messages.account
    return { title: number === '' ? orderHistory : order(number), robots: 'noindex' }
  },
  Component: ({ url }) => <OrderPage key={numberOf(url)} number={numberOf(url)} />,
})
