import { classes } from '../classes.ts'
import styles from './Mark.module.css'

/** Props of the shop's mark (logo). */
export interface MarkProps {
  /** The shop's name beside the stones, in wide type. Without it, the stones are decorative. */
  readonly name?: string | undefined
  /** Edge length of the stones: `header` 27 px, `small` 22 px, `large` 72 px. */
  readonly size?: 'header' | 'small' | 'large' | undefined
  readonly className?: string | undefined
}

/**
 * The shop's mark (logo): three stones, the top one off centre, in one colour and never in orange. The clear space
 * around it equals the height of the top stone.
 */
export function Mark({ name, size = 'header', className }: MarkProps) {
  return (
    <span className={classes(styles.mark, styles[size], className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3.2 29c-1.8-2.7-.3-6.4 3-7.1l14.3-1.7c4.6-.4 8.3 1.4 9.1 4.5.5 2-.2 3.4-1.5 4.3zM6.9 19.6c-1.9-2.7-.4-6.3 2.8-6.8l8.8-.9c4.2-.3 7 1.7 7.2 4.4.1 1.6-.8 2.7-2.2 3l-12.8 1c-1.7.1-3-.1-3.8-.7zM11.7 10.6c-1.8-1.7-1.4-4.7.6-6.2l3.2-1.7c2.6-1 5.3.2 6 2.8.5 2.2-.6 4-2.7 4.4l-4.8.9c-.9.1-1.7.1-2.3-.2z" />
      </svg>
      {name ? <span>{name}</span> : null}
    </span>
  )
}
