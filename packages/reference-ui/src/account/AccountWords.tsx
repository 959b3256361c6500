import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useShop } from '../app/ShopContext.tsx'
import { type AccountMessages, loadAccountMessages } from '../messages/account/index.ts'

const AccountWordsContext = createContext<AccountMessages | undefined>(undefined)

/** What has come already: the next page of the account is drawn at once. Nothing comes on a server, where nobody is signed in. */
const known = new Map<string, AccountMessages>()

interface AccountWordsProps {
  /** Shown until the words are there. */
  readonly pending: ReactNode
  /** Shown when they cannot be had. */
  readonly failed: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Fetches the words of the account in the language of the page. */
export function AccountWords({ pending, failed, children }: AccountWordsProps) {
  const { hreflang } = useShop().site
  const [words, setWords] = useState(() => known.get(hreflang))
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    if (words !== undefined) return
    let isGone = false
    loadAccountMessages(hreflang).then(
      (loaded) => {
        known.set(hreflang, loaded)
        if (!isGone) setWords(loaded)
      },
      () => {
        if (!isGone) setFailedAt(attempt)
      },
    )
    return () => {
      isGone = true
    }
  }, [words, hreflang, attempt])
  if (words === undefined) return failedAt === attempt ? failed(() => setAttempt(attempt + 1)) : pending
  return <AccountWordsContext value={words}>{children}</AccountWordsContext>
}

/** The words of the account, below `SignedInOnly`. */
export const useAccountWords = (): AccountMessages => {
  const words = useContext(AccountWordsContext)
  if (words === undefined) throw new Error('useAccountWords needs SignedInOnly above it')
  return words
}
