import { definePage } from '../app/page.ts'
import { useMessages } from '../messages/index.ts'
import { AccountLayout, Intro } from './AccountLayout.tsx'
import { useAccountMessages } from './AccountMessagesProvider.tsx'
import { LoadError } from './LoadError.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SignedInOnly } from './SignedInOnly.tsx'
import { useAccountData } from './useAccountData.ts'
import { Waiting } from './Waiting.tsx'

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
