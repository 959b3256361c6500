import { useMembership } from '@cairn/react'
import { definePage } from '../../app/routing/page.ts'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { AccountLayout, Intro } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { Membership } from './Membership.tsx'
import styles from './ProProgram.module.css'

function ProProgram() {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.programme}>
      <SignedInOnly>
        <Programme />
      </SignedInOnly>
    </AccountLayout>
  )
}

function Programme() {
  const href = useHref()
  const words = useAccountMessages()
  const takesCodes = useMembership((view) => !view.unsupported.includes('codes'))
  return (
    <>
      <Intro>{words.programmeText}</Intro>
      <Membership />
      <section>
        <h2>{words.programmeApply}</h2>
        <ol className={styles.steps}>
          <li>{words.programmeStepProof}</li>
          {takesCodes ? (
            <>
              <li>{words.programmeStepCode}</li>
              <li>{words.programmeStepEnter}</li>
            </>
          ) : null}
        </ol>
        <p className={styles.contact}>
          <TextLink href={href('/service#contact')}>{words.programmeContact}</TextLink>
        </p>
      </section>
    </>
  )
}

export default definePage({
  path: '/account/pro-program',
  head: ({ messages }) => ({ title: messages.account.programme, robots: 'noindex' }),
  Component: ProProgram,
})
