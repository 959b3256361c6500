import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAfterFrame } from './afterFrame.ts'
import { focusPage } from './focusPage.ts'
import { enterModalStack, focusBeneath, payFocus } from './modalStack.ts'
import { useScrollLock } from './useScrollLock.ts'

/** What every modal surface is told. */
export interface ModalControl {
  /** Whether it should be open. On false it plays its closing animation (300 ms) with its content still mounted. */
  readonly open: boolean
  /** The shopper asked to close it: Escape, the backdrop or the close button. */
  readonly onClose: () => void
  /** It has left the screen and the focus is back on the opener. */
  readonly onClosed?: (() => void) | undefined
}

/** `closing` lasts until the closing animation has run. */
export type ModalPhase = 'closed' | 'open' | 'closing'

/**
 * Drives a native `<dialog>`: shows it modally, focuses `heading`, holds the page still, waits for the closing animation, and lets the browser give
 * the focus back to the opener. Spread `events` on the dialog and render its content unless `phase` is `closed`.
 */
export function useModal(
  { open, onClose, onClosed }: ModalControl,
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const [phase, setPhase] = useState<ModalPhase>('closed')
  const pressedBackdrop = useRef(false)
  const closed = useRef(onClosed)
  useEffect(() => {
    closed.current = onClosed
  })
  // The rest of the page becomes inert, which styles all of it anew, and there is much to draw: the first frame of a surface that moves in shows nothing of it.
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
    heading.current?.focus()
    const leaveStack = enterModalStack(element)
    return () => {
      leaveStack()
      if (element.open) element.close()
      // A link in it has led to another page, where its opener is no place to read on from.
      if (payFocus()) return
      // The browser gives the focus back on close(), but not when the dialog has already left the document.
      // Another may have opened over it meanwhile, as the cart does over the quick view: that one gives it back.
      if (opener instanceof HTMLElement && opener.isConnected && !opener.matches(':focus')) focusBeneath(opener, {})
      // What has left the page meanwhile, as a wish that moved into the cart, or the screen, as the menu button of a phone that was turned, cannot
      // take it: reading goes on at the start of the content.
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
    // A browser may close a dialog although `cancel` was refused (Escape pressed twice). The event comes late: one that is open again (StrictMode) stays.
    onClose: (event: { target: unknown; currentTarget: HTMLDialogElement }) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    // A press that began inside and ended on the backdrop is a text selection, not a wish to leave.
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
