import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { useLongDate } from '../layout/useLongDate.ts'
import { formatDiscount, hasEnded } from '../membership/membership.rules.ts'
import { useMembershipData } from '../membership/useMembershipData.ts'
import styles from './Dashboard.module.css'

/** A summary of the professional programme: the customer's membership, or an offer to join. */
export function MembershipCard() {
  const { site } = useShop()
  const href = useHref()
  const { account } = useMessages()
  const words = useAccountMessages()
  const dateOf = useLongDate()
  const membership = useMembershipData()
  const { status, isKnown, error, isMember, community, category, discount, expiry_date, load } = membership
  const isExpired = hasEnded(membership)
  return (
    <div className={styles.card} data-surface={isMember ? 'pro' : undefined}>
      <h2>{account.programme}</h2>
      {isMember ? (
        <>
          <p className={styles.figure}>
            {discount === null ? community : `${community}, ${formatDiscount(discount, site.hreflang)}`}
          </p>
          <p>
            {category === null ? null : (
              <>
                {category}
                <br />
              </>
            )}
            {expiry_date === null ? words.programmeNoEnd : words.programmeUntilDate(dateOf(expiry_date))}
          </p>
        </>
      ) : // Show the offer to join only when the membership is loaded: until then the customer may be a member.
      isKnown ? (
        <p>{isExpired ? words.programmeEnded : words.programmeText}</p>
      ) : error !== null ? (
        <LoadError busy={status === 'loading'} onRetry={load} />
      ) : (
        // The hidden offer, which most customers see next, keeps its place, so that nothing moves when it appears.
        <div aria-busy="true" className={styles.waiting}>
          <p aria-hidden="true">{words.programmeText}</p>
          <div>
            <Skeleton shape="line" length="half" />
            <Skeleton shape="line" length="long" />
          </div>
        </div>
      )}
      <div className={styles.links}>
        <TextLink href={href('/account/pro-program')}>
          {isMember || !isKnown ? words.programmeLink : isExpired ? words.programmeRenew : words.programmeApply}
        </TextLink>
      </div>
    </div>
  )
}
