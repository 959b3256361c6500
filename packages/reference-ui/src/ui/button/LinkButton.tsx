import { classes } from '../classes.ts'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

/** A link that looks like a button. It navigates, so it stays a link. */
export function LinkButton({ look, size, wide, className, children, ...rest }: AnchorProps & ButtonLook) {
  return (
    <Anchor {...rest} className={classes(buttonClass({ look, size, wide }), className)}>
      <span className={styles.label}>{children}</span>
    </Anchor>
  )
}
