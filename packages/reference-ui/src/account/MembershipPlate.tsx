import { useHref, useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useAccountWords } from './AccountWords.tsx'
import styles from './Dashboard.module.css'
import { formatDiscount, hasEnded } from './membership.rules.ts'
import { NotAnswered } from './NotAnswered.tsx'
import { useLongDate } from './useLongDate.ts'
import { useMembershipData } from './useMembershipData.ts'

/** The professional programme at a glance: what a member has, or what one could have. */
export function MembershipPlate() {
  const { site } = useShop()
  const href = useHref()
  const { account } = useMessages()
  const words = useAccountWords()
  const dateOf = useLongDate()
  const membership = useMembershipData()
  const { status, isKnown, error, isMember, community, category, discount, expiry_date, load } = membership
  const isOver = hasEnded(membership)
  return (
    <div className={styles.plate} data-surface={isMember ? 'pro' : undefined}>
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
      ) : // Nobody is told how to join who may be a member.
      isKnown ? (
        <p>{isOver ? words.programmeEnded : words.programmeText}</p>
      ) : error !== null ? (
        <NotAnswered busy={status === 'loading'} onRetry={load} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="line" length="half" />
          <Skeleton shape="line" length="long" />
        </div>
      )}
      <div className={styles.links}>
        <TextLink href={href('/account/pro-program')}>
          {isMember || !isKnown ? words.programmeLink : isOver ? words.programmeRenew : words.programmeApply}
        </TextLink>
      </div>
    </div>
  )
}
