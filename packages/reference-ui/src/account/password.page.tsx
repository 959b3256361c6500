import { definePage } from '../app/page.ts'
import { useMessages } from '../messages/index.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { LoadError } from './LoadError.tsx'
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
  return <PasswordForm loadError={hasFailed ? <LoadError busy={isLoading} onRetry={load} /> : null} />
}

export default definePage({
  path: '/account/password',
  head: ({ messages }) => ({ title: messages.account.password, robots: 'noindex' }),
  Component: PasswordPage,
})
