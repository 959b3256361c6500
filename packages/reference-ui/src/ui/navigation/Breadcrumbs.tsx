import { Anchor } from '../button/Anchor.tsx'
import styles from './Breadcrumbs.module.css'

/** Props of the breadcrumbs. */
export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** The pages from the home page down. The last one is the current page and has no `href`. */
  readonly crumbs: readonly { readonly name: string; readonly href?: string | undefined }[]
}

/** Breadcrumb links, separated by slashes. */
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
