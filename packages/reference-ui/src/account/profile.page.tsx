import { definePage } from '../app/page.ts'
import { useMessages } from '../messages/index.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccountLayout, Intro } from './AccountLayout.tsx'
import { useAccountWords } from './AccountWords.tsx'
import styles from './Form.module.css'
import { NotAnswered } from './NotAnswered.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SignedInOnly } from './SignedInOnly.tsx'
import { useAccountData } from './useAccountData.ts'

function ProfilePage() {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.profile}>
      <SignedInOnly>
        <Details />
      </SignedInOnly>
    </AccountLayout>
  )
}

function Details() {
  const { common } = useMessages()
  const words = useAccountWords()
  const { status, profile, load } = useAccountData()
  return (
    <>
      <Intro>{words.profileText}</Intro>
      {profile !== null ? (
        <ProfileForm profile={profile} />
      ) : status === 'error' ? (
        <NotAnswered onRetry={load} />
      ) : (
        <div aria-busy="true" aria-label={common.loading} role="status" className={styles.form}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
    </>
  )
}

export default definePage({
  path: '/account/profile',
  head: ({ messages }) => ({ title: messages.account.profile, robots: 'noindex' }),
  Component: ProfilePage,
})
