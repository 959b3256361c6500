import { Anchor } from '../ui/button/Anchor.tsx'
import { classes } from '../ui/classes.ts'
import { ChevronRightIcon } from '../ui/picture/icons.tsx'
import styles from './MobileMenu.module.css'

/**
 * Props of a row of the mobile menu: it is a link (`href`), opens the next level (`onOpen`) or runs an action
 * (`onAct`).
 */
export type MenuRowProps = {
  readonly title: string
  readonly highlighted?: boolean
  /** Whether the row has the look of level three. */
  readonly small?: boolean
  /** Whether the user has just gone back from the level that this row opens. The row then takes the focus. */
  readonly left?: boolean
} & ({ readonly href: string } | { readonly onOpen: () => void } | { readonly onAct: () => void })

export function MenuRow({ title, highlighted = false, small = false, left = false, ...target }: MenuRowProps) {
  const look = {
    className: classes(styles.row, small && styles.smallRow),
    'data-highlighted': highlighted || undefined,
    'data-left': left || undefined,
  }
  return (
    <li>
      {'href' in target ? (
        <Anchor {...look} href={target.href}>
          {title}
        </Anchor>
      ) : 'onAct' in target ? (
        <button {...look} type="button" onClick={target.onAct}>
          {title}
        </button>
      ) : (
        <button {...look} type="button" onClick={target.onOpen}>
          {title}
          <ChevronRightIcon size="medium" />
        </button>
      )}
    </li>
  )
}
