import { definePage } from '../app/page.ts'
import { useMessages } from '../messages/index.ts'
import { AccountLayout, Intro } from './AccountLayout.tsx'
import { useAccountWords } from './AccountWords.tsx'
import { NotAnswered } from './NotAnswered.tsx'
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
  const words = useAccountWords()
  const { profile, hasFailed, isLoading, load } = useAccountData()
  const notRead = hasFailed ? <NotAnswered busy={isLoading} onRetry={load} /> : null
  return (
    <>
      <Intro>{words.profileText}</Intro>
      {profile !== null ? <ProfileForm profile={profile} notRead={notRead} /> : (notRead ?? <Waiting of="fields" />)}
    </>
  )
}

export default definePage({
  path: '/account/profile',
  head: ({ messages }) => ({ title: messages.account.profile, robots: 'noindex' }),
  Component: ProfilePage,
})
