import { Anchor } from '../ui/Anchor.tsx'
import { classes } from '../ui/classes.ts'
import { ChevronRightIcon } from '../ui/icons.tsx'
import styles from './MobileMenu.module.css'

/** A row of the mobile menu: leads somewhere (`href`) or opens the next level (`onOpen`). */
export type MenuRowProps = {
  readonly title: string
  readonly highlighted?: boolean
  /** The look of level three. */
  readonly small?: boolean
} & ({ readonly href: string } | { readonly onOpen: () => void })

export function MenuRow({ title, highlighted = false, small = false, ...way }: MenuRowProps) {
  const look = {
    className: classes(styles.row, small && styles.smallRow),
    'data-highlighted': highlighted || undefined,
  }
  return (
    <li>
      {'href' in way ? (
        <Anchor {...look} href={way.href}>
          {title}
        </Anchor>
      ) : (
        <button {...look} type="button" onClick={way.onOpen}>
          {title}
          <ChevronRightIcon size="medium" />
        </button>
      )}
    </li>
  )
}
