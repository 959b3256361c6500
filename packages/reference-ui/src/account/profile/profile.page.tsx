import { definePage } from '../../app/routing/page.ts'
import { useMessages } from '../../messages/index.ts'
import { AccountLayout, Intro } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { useAccountData } from '../layout/useAccountData.ts'
import { Waiting } from '../layout/Waiting.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileText } from './ProfileText.tsx'

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
  const { profile, hasFailed, isLoading, load, unsupported } = useAccountData()
  const loadError = hasFailed ? <LoadError busy={isLoading} onRetry={load} /> : null
  // Without the form, the text that explains it would make no sense.
  if (unsupported.includes('profile'))
    return profile !== null ? <ProfileText profile={profile} /> : (loadError ?? <Waiting of="fields" />)
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
