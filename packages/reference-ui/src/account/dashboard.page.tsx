import { useAccount, useAuth } from '@cairn/react'
import { useCallback } from 'react'
import { definePage } from '../app/page.ts'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { SectionHead } from '../ui/SectionHead.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import styles from './Dashboard.module.css'
import { OrderList } from './OrderList.tsx'
import { SignedInOnly } from './SignedInOnly.tsx'

const RECENT_ORDERS = 3

function Dashboard() {
  const { account: words } = useMessages()
  const { user, isAuthenticated, signIn } = useAuth()
  const name = user?.firstName ?? null
  const title = !isAuthenticated ? words.title : name === null ? words.greetingNameless : words.greeting(name)
  return (
    <AccountLayout title={title}>
      <SignedInOnly onAnonymous={useCallback(() => signIn(), [signIn])}>
        <Overview />
      </SignedInOnly>
    </AccountLayout>
  )
}

function Overview() {
  const href = useHref()
  const { account: words } = useMessages()
  // The orders below ask for it.
  const profile = useAccount((account) => account.profile)
  return (
    <>
      <section>
        <div className={styles.plates}>
          <div className={styles.plate}>
            <h2>{words.details}</h2>
            {profile === null ? null : (
              <dl>
                <dt>{words.name}</dt>
                <dd>{[profile.firstName, profile.lastName].filter(Boolean).join(' ')}</dd>
                <dt>{words.email}</dt>
                <dd>{profile.userName}</dd>
              </dl>
            )}
          </div>
          <div className={styles.plate}>
            <h2>{words.wishlist}</h2>
            <p>{words.wishlistEmptyHint}</p>
            <TextLink href={href('/account/wishlist')}>{words.wishlist}</TextLink>
          </div>
        </div>
      </section>
      <section>
        <SectionHead title={words.recentOrders}>
          <TextLink href={href('/account/orderhistory')}>{words.orderHistory}</TextLink>
        </SectionHead>
        <OrderList most={RECENT_ORDERS} />
      </section>
    </>
  )
}

export default definePage({
  path: '/account/dashboard',
  head: ({ messages }) => ({ title: messages.account.title, robots: 'noindex' }),
  Component: Dashboard,
})
