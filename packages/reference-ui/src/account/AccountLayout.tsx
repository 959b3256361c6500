import type { ReactNode } from 'react'
import { NeedsScript } from '../app/NeedsScript.tsx'
import { Wrap } from '../ui/Page.tsx'
import styles from './AccountLayout.module.css'
import { AccountNavigation } from './AccountNavigation.tsx'

interface AccountLayoutProps {
  /** The heading of the page. */
  readonly title: string
  /** What stands at the end of the row of the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The pages of the account beside their navigation. */
export function AccountLayout({ title, action, children }: AccountLayoutProps) {
  return (
    <Wrap className={styles.account}>
      <AccountNavigation />
      <div className={styles.content}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {action}
        </div>
        <NeedsScript />
        {children}
      </div>
    </Wrap>
  )
}

/** The sentence below the heading of a page. */
export function Intro({ children }: { readonly children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>
}
