import { Anchor } from './Anchor.tsx'
import styles from './Breadcrumbs.module.css'

/** The way to this page. */
export interface BreadcrumbsProps {
  /** Names the navigation. */
  readonly label: string
  /** From the top down. The last one without an address is this page. */
  readonly crumbs: readonly { readonly name: string; readonly href?: string | undefined }[]
}

/** A line of links with slashes between. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, href }) => (
          <li key={href ?? name}>
            {href === undefined ? <span aria-current="page">{name}</span> : <Anchor href={href}>{name}</Anchor>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
