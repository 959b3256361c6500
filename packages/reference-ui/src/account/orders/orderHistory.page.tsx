import { definePage } from '../../app/routing/page.ts'
import { useMessages } from '../../messages/index.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { AccountLayout } from '../layout/AccountLayout.tsx'
import { Offered } from '../layout/Offered.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { OrderList } from './OrderList.tsx'

function OrderHistory() {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.orderHistory}>
      <SignedInOnly>
        <Offered feature="orders">
          <section>
            <VisuallyHidden as="h2">{words.orderHistory}</VisuallyHidden>
            <OrderList />
          </section>
        </Offered>
      </SignedInOnly>
    </AccountLayout>
  )
}

export default definePage({
  path: '/account/orderhistory',
  head: ({ messages }) => ({ title: messages.account.orderHistory, robots: 'noindex' }),
  Component: OrderHistory,
})
