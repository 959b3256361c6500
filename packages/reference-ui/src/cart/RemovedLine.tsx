import type { CartLineView } from '@cairn/core/cart'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import styles from './CartContents.module.css'
import { TrashIcon } from './TrashIcon.tsx'

interface RemovedLineProps {
  readonly line: CartLineView
  /** It is on its way back. */
  readonly isReturning: boolean
  readonly onUndo: () => void
}

/** The place of a line that was just removed, with the way back; the focus was on the button that is gone, and goes on here. */
export function RemovedLine({ line, isReturning, onUndo }: RemovedLineProps) {
  const { cart: words } = useMessages()
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double click on what was removed.
    if (detail < 2) onUndo()
  }
  return (
    <li ref={place} className={styles.removed}>
      <TrashIcon size="small" />
      {/* Spoken by the announcer of the cart. */}
      <span>{words.removed(line.name)}</span>
      <Button look="outline" size="small" busy={isReturning} aria-label={words.undoNamed(line.name)} onClick={press}>
        {words.undo}
      </Button>
    </li>
  )
}
