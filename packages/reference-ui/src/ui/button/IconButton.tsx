import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './IconButton.module.css'

/** Props of an icon-only button. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name: the effect of a press. */
  readonly label: string
  readonly children: ReactNode
  /** `round` 44 px without an edge (default), `small` 36 px, `square` 52 px with an edge (beside the add-to-cart button). */
  readonly shape?: 'round' | 'small' | 'square' | undefined
}

/** An icon-only button. For a toggle such as the heart, pass `aria-pressed`. */
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
