import { useAuth } from '@cairn/react'
import { definePage } from '../../app/routing/page.ts'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { AccountLayout, Intro } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { loadLead } from '../layout/loadLead.ts'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { useAccountData } from '../layout/useAccountData.ts'
import { OrderList } from '../orders/OrderList.tsx'
import { ProfileText } from '../profile/ProfileText.tsx'
import styles from './Dashboard.module.css'
import { MembershipCard } from './MembershipCard.tsx'
import { WishlistSummary } from './WishlistSummary.tsx'

const RECENT_ORDERS = 3

function Dashboard({ lead }: { readonly lead: string }) {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.title} lead={lead}>
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
  const { profile, isLoading, hasFailed, load, unsupported } = useAccountData()
  const hasOrders = !unsupported.includes('orders')
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
              <ProfileText profile={profile} />
            ) : isLoading ? (
              <div aria-busy="true">
                <Skeleton shape="line" length="half" />
                <Skeleton shape="line" length="long" />
              </div>
            ) : hasFailed && !hasOrders ? (
              // The list of orders shows the same failure, if there is one.
              <LoadError onRetry={load} />
            ) : null}
            <div className={styles.links}>
              {unsupported.includes('profile') ? null : (
                <TextLink href={href('/account/profile')}>{words.editDetails}</TextLink>
              )}
              {unsupported.includes('password') ? null : (
                <TextLink href={href('/account/password')}>{words.changePassword}</TextLink>
              )}
            </div>
          </div>
        </div>
      </section>
      {hasOrders ? (
        <section>
          <SectionHead title={words.recentOrders}>
            <TextLink href={href('/account/orderhistory')}>{account.orderHistory}</TextLink>
          </SectionHead>
          <OrderList max={RECENT_ORDERS} />
        </section>
      ) : null}
      <WishlistSummary />
    </>
  )
}

export default definePage({
  path: '/account/dashboard',
  load: loadLead('dashboard'),
  head: ({ messages }) => ({ title: messages.account.title, robots: 'noindex' }),
  Component: ({ data }) => <Dashboard {...data} />,
})
