import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

/** How an icon is shown. Without a label it is decoration and hidden from screen readers. */
export interface IconProps {
  /** `large` 24 px, `medium` 20 px (in rows), `small` 18 px (in a line of text). Default `large`. */
  readonly size?: 'large' | 'medium' | 'small' | undefined
  /** What the icon says where it stands alone and no text beside it does. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** The frame of every icon: a 24 grid, strokes of 1.5 px with square ends and mitred corners, in the colour of the text. */
export function Icon({ size = 'large', label, className, children }: IconProps & { readonly children: ReactNode }) {
  const shared = { viewBox: '0 0 24 24', className: classes(styles.icon, styles[size], className), focusable: false }
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
