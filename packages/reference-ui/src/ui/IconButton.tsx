import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

/** Props of a button that shows an icon only. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does; its accessible name. */
  readonly label: string
  /** The icon. */
  readonly children: ReactNode
  /** `round` 44 px without an edge (default), `small` 36 px, `square` 52 px with an edge (beside the add-to-cart button). */
  readonly shape?: 'round' | 'small' | 'square' | undefined
}

/** A button that shows an icon only. For a switch such as the heart, pass `aria-pressed`. */
export function IconButton({ label, shape = 'round', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(styles.tool, shape !== 'round' && styles[shape], className)}
    />
  )
}
