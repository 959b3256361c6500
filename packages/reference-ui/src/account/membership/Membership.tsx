import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { Disclosure } from '../../ui/navigation/Disclosure.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { useLongDate } from '../layout/useLongDate.ts'
import { Waiting } from '../layout/Waiting.tsx'
import { MembershipCode } from './MembershipCode.tsx'
import { formatDiscount, hasEnded } from './membership.rules.ts'
import styles from './ProProgram.module.css'
import { useMembershipData } from './useMembershipData.ts'

/** Shows the membership of the customer and the form to join or renew with a code. */
export function Membership() {
  const { site } = useShop()
  const words = useAccountMessages()
  const dateOf = useLongDate()
  const membership = useMembershipData()
  const { status, isKnown, isMember, error, load, unsupported } = membership
  const takesCodes = !unsupported.includes('codes')
  const { customerGroup, community, category, discount, expiry_date } = membership
  const [hasJoined, setHasJoined] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const markJoined = () => setHasJoined(true)
  useEffect(() => {
    // Move the focus to the heading, because the form that had it has unmounted.
    if (hasJoined && isMember) heading.current?.focus()
  }, [hasJoined, isMember])
  if (isMember) {
    const details = [
      { term: words.groupOfProgramme, text: customerGroup },
      { term: words.programmeCommunity, text: community },
      { term: words.programmeCategory, text: category },
      { term: words.programmeUntil, text: expiry_date === null ? words.programmeNoEnd : dateOf(expiry_date) },
    ]
    return (
      <>
        <section>
          <div className={styles.card} data-surface="pro">
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {words.programmeMember}
              </h2>
              <p>{hasJoined ? words.programmeJoined : words.programmePrices}</p>
            </div>
            {discount === null ? null : (
              <p className={styles.discount}>
                <span>{words.programmeDiscount}</span>
                <b>{formatDiscount(discount, site.hreflang)}</b>
              </p>
            )}
            <dl>
              {details.map(({ term, text }) =>
                text === null ? null : (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
              )}
            </dl>
          </div>
        </section>
        {takesCodes ? (
          <div className={styles.renew}>
            <Disclosure summary={words.programmeRenew} level={2}>
              <MembershipCode onVerified={markJoined} />
            </Disclosure>
          </div>
        ) : null}
      </>
    )
  }
  if (!isKnown) return error === null ? <Waiting /> : <LoadError busy={status === 'loading'} onRetry={load} />
  const isExpired = hasEnded(membership)
  if (!takesCodes && !isExpired) return null
  return (
    <section>
      <h2>{isExpired ? words.programmeEnded : words.programmeJoin}</h2>
      {isExpired && expiry_date !== null ? (
        <p className={styles.quiet}>{words.programmeEndedOn(dateOf(expiry_date))}</p>
      ) : null}
      {takesCodes ? (
        <MembershipCode submit={isExpired ? words.programmeRenew : words.programmeVerify} onVerified={markJoined} />
      ) : null}
    </section>
  )
}
