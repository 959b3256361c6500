import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Icon.module.css'

/** Props of an icon. An icon without a label is decorative and hidden from screen readers. */
export interface IconProps {
  /** `large` 24 px, `medium` 20 px (in rows), `small` 18 px (in a line of text). Default `large`. */
  readonly size?: 'large' | 'medium' | 'small' | undefined
  /** Accessible name of an icon without text beside it. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** Base of all icons: a 24 px grid, 1.5 px strokes with square ends and mitred corners, in the text colour. */
export function Icon({ size = 'large', label, className, children }: IconProps & { readonly children: ReactNode }) {
  const shared = { viewBox: '0 0 24 24', className: classes(styles.icon, styles[size], className) }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {children}
    </svg>
  )
}
