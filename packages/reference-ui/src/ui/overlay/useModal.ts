import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAfterFrame } from '../hooks/afterFrame.ts'
import { focusPage } from '../hooks/focusPage.ts'
import { useScrollLock } from '../hooks/useScrollLock.ts'
import { enterModalStack, focusBeneath, payFocus } from './modalStack.ts'

/** Props that all modal surfaces share. */
export interface ModalControl {
  /**
   * Whether the surface should be open. When it becomes false, the closing animation runs (300 ms) while the content
   * stays mounted.
   */
  readonly open: boolean
  /** Called when the shopper asks to close the surface: Escape, the backdrop or the close button. */
  readonly onClose: () => void
  /** Called when the surface has left the screen and the focus is back on the opener. */
  readonly onClosed?: (() => void) | undefined
}

/** `closing` lasts until the closing animation has run. */
export type ModalPhase = 'closed' | 'open' | 'closing'

/**
 * Drives a native `<dialog>`: shows it modally, focuses `heading`, locks page scrolling, waits for the closing
 * animation, and lets the browser return the focus to the opener.
 * Spread `events` on the dialog and render its content unless `phase` is `closed`.
 */
export function useModal(
  { open, onClose, onClosed }: ModalControl,
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const [phase, setPhase] = useState<ModalPhase>('closed')
  const pressedBackdrop = useRef(false)
  const isShowing = useRef(false)
  const closed = useRef(onClosed)
  useEffect(() => {
    closed.current = onClosed
  })
  // Wait one frame, so that the press gets its visual response before the rest of the page becomes inert and is
  // restyled. The delay is invisible, because the entrance animation starts off screen or transparent.
  const isDue = useAfterFrame(open)
  if (isDue && phase !== 'open') setPhase('open')
  if (!open && phase === 'open') setPhase('closing')
  useScrollLock(phase !== 'closed')

  const shown = phase !== 'closed'
  useEffect(() => {
    const element = dialog.current
    if (!shown || !element) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    isShowing.current = true
    heading.current?.focus()
    const leaveStack = enterModalStack(element)
    return () => {
      leaveStack()
      isShowing.current = false
      if (element.open) element.close()
      // If a link in the dialog has led to another page, `payFocus` focuses that page and returns true. The opener must
      // not take the focus from the page.
      if (payFocus()) return
      // On close(), the browser returns the focus to the opener; the next line does so if the dialog has already left
      // the document. If another dialog is open over this one, as the cart is over the quick view, `focusBeneath` waits
      // until that dialog closes.
      if (opener instanceof HTMLElement && opener.isConnected && !opener.matches(':focus')) focusBeneath(opener, {})
      // The opener cannot take the focus if it was removed (a wish-list item moved to the cart) or hidden (the menu
      // button after the phone is rotated). Focus the main content instead.
      const { activeElement } = document
      if (opener !== document.body && (activeElement === document.body || element.contains(activeElement))) focusPage()
    }
  }, [shown, dialog, heading])

  useEffect(() => {
    if (phase !== 'closing') return
    let current = true
    const animations = dialog.current?.getAnimations?.() ?? []
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (current) setPhase('closed')
    })
    return () => {
      current = false
    }
  }, [phase, dialog])

  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current && !shown) closed.current?.()
    wasShown.current = shown
  }, [shown])

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false
    const box = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    return x < box.left || x > box.right || y < box.top || y > box.bottom
  }
  const events = {
    onCancel: (event: { preventDefault(): void; target: unknown; currentTarget: unknown }) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // When Escape is pressed twice, a browser may close the dialog although `cancel` was prevented: report that close
    // here. The event of our own `close()` arrives late, when a press may have opened the dialog again: ignore it.
    onClose: (event: { target: unknown; currentTarget: HTMLDialogElement }) => {
      if (event.target === event.currentTarget && open && isShowing.current && !event.currentTarget.open) onClose()
    },
    // A drag that starts inside and ends on the backdrop is a text selection, not a request to close.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = onBackdrop(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBackdrop.current && onBackdrop(event)) onClose()
      pressedBackdrop.current = false
    },
  }
  return { phase, events }
}
