import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { useProductMessages } from '../../messages/product/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useModal } from '../../ui/overlay/useModal.ts'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../ui/picture/icons.tsx'
import { LARGEST, usePanAndPinch } from './usePanAndPinch.ts'
import styles from './ZoomView.module.css'
import { MinusIcon, PlusIcon } from './zoomIcons.tsx'

export interface ZoomViewProps {
  readonly open: boolean
  readonly title: string
  readonly pictures: readonly { readonly url: string; readonly alt: string }[]
  /** Index of the picture to show first, from 0. */
  readonly first: number
  readonly onClose: () => void
}

/** Distance in pixels that an arrow key moves a picture. */
const STEP = 64

/** Direction of an arrow key: across and down. */
const arrows: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** A picture over the whole screen. The shopper enlarges the picture with clicks, buttons, keys or two fingers. */
export default function ZoomView(props: ZoomViewProps) {
  const { open, title, pictures, first, onClose } = props
  const words = useProductMessages(useShop().site.hreflang)
  const { common } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [shown, setShown] = useState({ at: first, wasOpen: false })
  // When the view opens again, start with the picture from which the shopper opened it.
  if (open !== shown.wasOpen) setShown({ at: open ? first : shown.at, wasOpen: open })
  const at = Math.min(shown.at, pictures.length - 1)
  const { phase, events } = useModal({ open: open && words !== null, onClose }, dialog, heading)
  const stage = useRef<HTMLElement>(null)
  const go = (by: number) => {
    const next = at + by
    if (next >= 0 && next < pictures.length) setShown({ ...shown, at: next })
  }
  const { scale, zoomTo, handlers } = usePanAndPinch({ stage, picture: at, onSwipe: go })
  const picture = pictures[at]
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    // Leave key combinations with these modifiers to the browser, for page zoom and history navigation.
    if (altKey || ctrlKey || metaKey) return
    const [across, down] = arrows[key] ?? [0, 0]
    // While the picture is enlarged, the arrow keys move it, wherever the focus is. Otherwise the left and right keys
    // change to another picture.
    if (scale === 1 && across !== 0) go(across)
    if (scale > 1 && (across !== 0 || down !== 0)) {
      // Prevent the default: if the frame of the picture has the focus, the browser would scroll the frame a second
      // time.
      event.preventDefault()
      stage.current?.scrollBy(across * STEP, down * STEP)
    }
    if (key === '+' || key === '=') zoomTo(scale + 1)
    if (key === '-') zoomTo(scale - 1)
  }
  return (
    <dialog
      {...events}
      ref={dialog}
      aria-labelledby={titleId}
      data-phase={phase}
      className={styles.zoom}
      onKeyDown={press}
    >
      {phase === 'closed' || words === null || picture === undefined ? null : (
        <>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <p role="status">
              <span aria-hidden="true">{`${at + 1} / ${pictures.length}`}</span>
              <VisuallyHidden>
                {words.pictureOf(at + 1, pictures.length)}
                {scale === 1 ? '' : `, ${scale === LARGEST ? words.largest : words.magnified(scale)}`}
              </VisuallyHidden>
            </p>
            <IconButton label={common.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          {/* A picture larger than its frame must be scrollable by keyboard. At full view it leaves the tab order
              but keeps the focus that it has, also from a click. */}
          <section
            ref={stage}
            aria-label={words.magnifiedPicture}
            className={styles.stage}
            tabIndex={scale > 1 ? 0 : -1}
            {...handlers}
          >
            <div className={styles.sheet} data-zoomed={scale > 1 || undefined}>
              <img src={picture.url} alt={picture.alt} width={800} height={1000} draggable={false} />
            </div>
          </section>
          <div className={styles.foot}>
            <IconButton label={common.previous} aria-disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={words.zoomOut} aria-disabled={scale === 1} onClick={() => zoomTo(scale - 1)}>
              <MinusIcon />
            </IconButton>
            <IconButton label={words.zoomIn} aria-disabled={scale === LARGEST} onClick={() => zoomTo(scale + 1)}>
              <PlusIcon />
            </IconButton>
            <IconButton label={common.next} aria-disabled={at === pictures.length - 1} onClick={() => go(1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        </>
      )}
    </dialog>
  )
}
