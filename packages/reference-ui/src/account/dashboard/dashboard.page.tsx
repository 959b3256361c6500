import { useAccount, useAuth } from '@cairn/react'
import { definePage } from '../../app/routing/page.ts'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { AccountLayout, Intro } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { OrderList } from '../orders/OrderList.tsx'
import styles from './Dashboard.module.css'
import { MembershipCard } from './MembershipCard.tsx'
import { WishlistSummary } from './WishlistSummary.tsx'

const RECENT_ORDERS = 3

function Dashboard() {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.title}>
      <SignedInOnly>
        <Overview />
      </SignedInOnly>
    </AccountLayout>
  )
}

function Overview() {
  const href = useHref()
  const { account } = useMessages()
  const words = useAccountMessages()
  const user = useAuth((auth) => auth.user)
  // `OrderList`, which this component renders, loads the profile. So only read the profile here.
  const { profile, isLoading } = useAccount(({ profile, isLoading }) => ({ profile, isLoading }))
  const name = profile?.firstName ?? user?.firstName ?? null
  return (
    <>
      <Intro>{name === null ? words.greetingNameless : words.greeting(name)}</Intro>
      <section>
        <div className={styles.cards}>
          <MembershipCard />
          <div className={styles.card}>
            <h2>{words.details}</h2>
            {profile !== null ? (
              <p>
                {[profile.firstName, profile.lastName].filter(Boolean).join(' ')}
                <br />
                {profile.userName}
              </p>
            ) : isLoading ? (
              <div aria-busy="true">
                <Skeleton shape="line" length="half" />
                <Skeleton shape="line" length="long" />
              </div>
            ) : null}
            <div className={styles.links}>
              <TextLink href={href('/account/profile')}>{words.editDetails}</TextLink>
              <TextLink href={href('/account/password')}>{words.changePassword}</TextLink>
            </div>
          </div>
        </div>
      </section>
      <section>
        <SectionHead title={words.recentOrders}>
          <TextLink href={href('/account/orderhistory')}>{account.orderHistory}</TextLink>
        </SectionHead>
        <OrderList max={RECENT_ORDERS} />
      </section>
      <WishlistSummary />
    </>
  )
}

export default definePage({
  path: '/account/dashboard',
  head: ({ messages }) => ({ title: messages.account.title, robots: 'noindex' }),
  Component: Dashboard,
})
