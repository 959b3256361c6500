import { type RefObject, useEffect, useRef } from 'react'
import styles from './QuantityList.module.css'

export interface QuantityListProps {
  /** Id of the list. An option's id is this id followed by the option's position. */
  readonly id: string
  readonly label: string
  readonly options: readonly string[]
  readonly value: string
  /** Position of the option that Enter would take, or -1. */
  readonly active: number
  /** The element next to which the list opens. */
  readonly frame: RefObject<HTMLElement | null>
  readonly onChoose: (option: string) => void
  /** Called when the frame moves away from the list, because something scrolls or the window changes its size. */
  readonly onAway: () => void
}

/** The open list of a quantity picker. It is in the top layer, so that no scrolling ancestor clips it. */
export default function QuantityList({
  id,
  label,
  options,
  value,
  active,
  frame,
  onChoose,
  onAway,
}: QuantityListProps) {
  const list = useRef<HTMLDivElement>(null)
  const away = useRef(onAway)
  useEffect(() => {
    away.current = onAway
  })
  useEffect(() => {
    const element = list.current
    if (!element || !frame.current) return
    const { top, bottom, left, width } = frame.current.getBoundingClientRect()
    element.style.minInlineSize = `${width}px`
    element.style.left = `${left}px`
    element.showPopover?.()
    const height = element.offsetHeight
    element.style.top = `${bottom + height > innerHeight && top > height ? top - height : bottom}px`
    // A late scroll event of the page, or the keyboard of a phone, may leave the frame in its place.
    const handle = ({ target }: Event) => {
      const now = frame.current?.getBoundingClientRect()
      if (target !== element && (now?.top !== top || now.left !== left)) away.current()
    }
    addEventListener('scroll', handle, true)
    addEventListener('resize', handle)
    return () => {
      removeEventListener('scroll', handle, true)
      removeEventListener('resize', handle)
    }
  }, [frame])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className={styles.list}
      // The focus stays in the field: its blur would close the list before the click on an option.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, so it handles the keys
        <div
          key={option}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option === value}
          data-active={index === active || undefined}
          onClick={() => onChoose(option)}
        >
          {option}
        </div>
      ))}
    </div>
  )
}
