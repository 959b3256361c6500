import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { AlertIcon, CheckIcon, CloseIcon, HeartIcon, InfoIcon, TruckIcon } from '../picture/icons.tsx'
import styles from './Toast.module.css'

/** A short message that disappears after a while. */
export interface ToastMessage {
  readonly id: string
  readonly text: ReactNode
  /** `bad` is announced at once and shown in red; the other tones are announced politely. Default `info`. */
  readonly tone?: 'info' | 'done' | 'bad' | undefined
  /** Replaces the default icon of the tone. */
  readonly icon?: 'truck' | 'heart' | undefined
}

const toneIcons = { info: InfoIcon, done: CheckIcon, bad: AlertIcon } as const
const ownIcons = { truck: TruckIcon, heart: HeartIcon } as const

/** One message with a line that shrinks as its time runs out. `ToastRegion` positions it. */
export function Toast({ message, dismissLabel, paused, onDismiss }: ToastProps) {
  const { text, tone = 'info', icon } = message
  const Picture = icon ? ownIcons[icon] : toneIcons[tone]
  return (
    <div className={classes(styles.toast, tone === 'bad' && styles.bad)} data-paused={paused || undefined}>
      <Picture size="medium" className={styles.icon} />
      <p>{text}</p>
      <IconButton shape="small" label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
        <CloseIcon size="medium" />
      </IconButton>
      <span className={styles.line} aria-hidden="true" />
    </div>
  )
}

interface ToastProps {
  readonly message: ToastMessage
  readonly dismissLabel: string
  readonly paused: boolean
  readonly onDismiss: () => void
}
