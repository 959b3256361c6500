import type { CartLineView } from '@cairn/core/cart'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import styles from './CartContents.module.css'
import { TrashIcon } from './TrashIcon.tsx'

interface RemovedLineProps {
  readonly line: CartLineView
  /** Whether the undo is pending. */
  readonly isReturning: boolean
  readonly onUndo: () => void
}

/**
 * The placeholder of a line that was just removed, with an undo button. The undo button takes the focus, because the
 * remove button that had it has unmounted.
 */
export function RemovedLine({ line, isReturning, onUndo }: RemovedLineProps) {
  const { cart: words } = useMessages()
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  const press = ({ detail }: MouseEvent) => {
    // Ignore the second press of a double click on the remove button, which the undo button has replaced.
    if (detail < 2) onUndo()
  }
  return (
    <li ref={place} className={styles.removed}>
      <TrashIcon size="small" />
      {/* `CartAnnouncer` announces this text. */}
      <span>{words.removed(line.name)}</span>
      <Button look="outline" size="small" busy={isReturning} aria-label={words.undoNamed(line.name)} onClick={press}>
        {words.undo}
      </Button>
    </li>
  )
}
