import { definePage } from '../app/page.ts'
import { useMessages } from '../messages/index.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { NotAnswered } from './NotAnswered.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SignedInOnly } from './SignedInOnly.tsx'
import { useAccountData } from './useAccountData.ts'

function PasswordPage() {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.password}>
      <SignedInOnly>
        <Change />
      </SignedInOnly>
    </AccountLayout>
  )
}

function Change() {
  const { hasFailed, isLoading, load } = useAccountData()
  return <PasswordForm notRead={hasFailed ? <NotAnswered busy={isLoading} onRetry={load} /> : null} />
}

export default definePage({
  path: '/account/password',
  head: ({ messages }) => ({ title: messages.account.password, robots: 'noindex' }),
  Component: PasswordPage,
})
