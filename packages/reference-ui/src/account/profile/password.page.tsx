import { definePage } from '../../app/routing/page.ts'
import { useMessages } from '../../messages/index.ts'
import { AccountLayout } from '../layout/AccountLayout.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { Offered } from '../layout/Offered.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { useAccountData } from '../layout/useAccountData.ts'
import { PasswordForm } from './PasswordForm.tsx'

function PasswordPage() {
  const { account: words } = useMessages()
  return (
    <AccountLayout title={words.password}>
      <SignedInOnly>
        <Offered feature="password">
          <Change />
        </Offered>
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
