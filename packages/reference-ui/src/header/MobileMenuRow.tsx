import { Anchor } from '../ui/Anchor.tsx'
import { classes } from '../ui/classes.ts'
import { ChevronRightIcon } from '../ui/icons.tsx'
import styles from './MobileMenu.module.css'

/** A row of the mobile menu: leads somewhere (`href`), opens the next level (`onOpen`) or does something (`onAct`). */
export type MenuRowProps = {
  readonly title: string
  readonly highlighted?: boolean
  /** The look of level three. */
  readonly small?: boolean
  /** It is the way back from the level below: the focus returns to it. */
  readonly left?: boolean
} & ({ readonly href: string } | { readonly onOpen: () => void } | { readonly onAct: () => void })

export function MenuRow({ title, highlighted = false, small = false, left = false, ...way }: MenuRowProps) {
  const look = {
    className: classes(styles.row, small && styles.smallRow),
    'data-highlighted': highlighted || undefined,
    'data-left': left || undefined,
  }
  return (
    <li>
      {'href' in way ? (
        <Anchor {...look} href={way.href}>
          {title}
        </Anchor>
      ) : 'onAct' in way ? (
        <button {...look} type="button" onClick={way.onAct}>
          {title}
        </button>
      ) : (
        <button {...look} type="button" onClick={way.onOpen}>
          {title}
          <ChevronRightIcon size="medium" />
        </button>
      )}
    </li>
  )
}
