import type { ReactNode } from 'react'
import { NeedsScript } from '../../app/loading/NeedsScript.tsx'
import { Wrap } from '../../ui/layout/Page.tsx'
import styles from './AccountLayout.module.css'
import { AccountNavigation } from './AccountNavigation.tsx'

interface AccountLayoutProps {
  /** The text of the page's `<h1>`. */
  readonly title: string
  /** Content at the end of the heading row, such as a button. */
  readonly action?: ReactNode
  /** A sentence below the heading that says what the page is for. */
  readonly lead?: string
  readonly children: ReactNode
}

/** The layout of an account page: the account navigation beside the content. */
export function AccountLayout({ title, action, lead, children }: AccountLayoutProps) {
  return (
    <Wrap className={styles.account}>
      <AccountNavigation />
      <div className={styles.content}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {action}
        </div>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        <NeedsScript />
        {children}
      </div>
    </Wrap>
  )
}

/** An introductory sentence below the page heading. */
export function Intro({ children }: { readonly children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>
}
