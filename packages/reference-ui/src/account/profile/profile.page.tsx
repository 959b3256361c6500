import { definePage } from '../../app/routing/page.ts'
import { useMessages } from '../../messages/index.ts'
import { AccountLayout, Intro } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { useAccountData } from '../layout/useAccountData.ts'
import { Waiting } from '../layout/Waiting.tsx'
import { ProfileForm } from './ProfileForm.tsx'

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
  const words = useAccountMessages()
  const { profile, hasFailed, isLoading, load } = useAccountData()
  const loadError = hasFailed ? <LoadError busy={isLoading} onRetry={load} /> : null
  return (
    <>
      <Intro>{words.profileText}</Intro>
      {profile !== null ? (
        <ProfileForm profile={profile} loadError={loadError} />
      ) : (
        (loadError ?? <Waiting of="fields" />)
      )}
    </>
  )
}

export default definePage({
  path: '/account/profile',
  head: ({ messages }) => ({ title: messages.account.profile, robots: 'noindex' }),
  Component: ProfilePage,
})
