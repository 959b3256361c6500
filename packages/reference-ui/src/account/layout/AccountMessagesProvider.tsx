import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { type AccountMessages, loadAccountMessages } from '../../messages/account/index.ts'

const AccountMessagesContext = createContext<AccountMessages | undefined>(undefined)

/**
 * Messages already loaded in this browser, by hreflang, so that the next account page renders at once. The server never
 * fills this map, because it renders account pages for an anonymous visitor.
 */
const known = new Map<string, AccountMessages>()

interface AccountMessagesProviderProps {
  /** Shown while the messages load. */
  readonly pending: ReactNode
  /** Shown when the messages fail to load. */
  readonly failed: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Loads the account messages in the language of the page and provides them to its children. */
export function AccountMessagesProvider({ pending, failed, children }: AccountMessagesProviderProps) {
  const { hreflang } = useShop().site
  const [messages, setMessages] = useState(() => known.get(hreflang))
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    if (messages !== undefined) return
    let isGone = false
    loadAccountMessages(hreflang).then(
      (loaded) => {
        known.set(hreflang, loaded)
        if (!isGone) setMessages(loaded)
      },
      () => {
        if (!isGone) setFailedAt(attempt)
      },
    )
    return () => {
      isGone = true
    }
  }, [messages, hreflang, attempt])
  if (messages === undefined) return failedAt === attempt ? failed(() => setAttempt(attempt + 1)) : pending
  return <AccountMessagesContext value={messages}>{children}</AccountMessagesContext>
}

/** Returns the account messages. Works only below `SignedInOnly`. */
export const useAccountMessages = (): AccountMessages => {
  const messages = useContext(AccountMessagesContext)
  if (messages === undefined) throw new Error('useAccountMessages needs SignedInOnly above it')
  return messages
}
