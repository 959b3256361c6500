import type { AccountFeature } from '@cairn/core/account'
import { useAccount } from '@cairn/react'
import type { ReactNode } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAccountMessages } from './AccountMessagesProvider.tsx'

interface OfferedProps {
  readonly feature: AccountFeature
  readonly children: ReactNode
}

/**
 * Renders its children if the back end of the account supports the feature. Otherwise it says that the page is not
 * offered: no link leads here, but a bookmark may.
 */
export function Offered({ feature, children }: OfferedProps) {
  const href = useHref()
  const { account } = useMessages()
  const words = useAccountMessages()
  const unsupported = useAccount((view) => view.unsupported)
  if (!unsupported.includes(feature)) return children
  return (
    <EmptyState
      level={2}
      title={words.notOffered}
      actions={
        <LinkButton look="outline" href={href('/account/dashboard')}>
          {account.dashboard}
        </LinkButton>
      }
    />
  )
}
