import { hasMegaMenu, type MenuEntry } from '@cairn/core/content'
import { useOverlay, useStore } from '@cairn/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { useShop } from '../app/shop/ShopContext.tsx'
import { usePrivacy } from '../consent/PrivacyContext.ts'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { useHydrated } from '../search/useHydrated.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { isModified } from '../ui/hooks/isModified.ts'
import { moveAlong } from './moveAlong.ts'
import styles from './Navigation.module.css'
import { useNavigationAction } from './useNavigationAction.ts'

const MegaMenu = fetchable(() => import('./MegaMenu.tsx'))

/**
 * Delays in milliseconds. A pointer that only passes over an entry opens no menu, and a short move off the menu does
 * not close it.
 */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 260

/** The open mega menu. */
interface Opened {
  readonly key: string
  /**
   * Whether a press opened the menu, not a hover. A press closes only such a menu, because a visitor who points at an
   * entry and then presses it must not close the menu that the hover has just opened.
   */
  readonly isPressed: boolean
  /** Whether the menu takes the focus as soon as it mounts. */
  readonly isEntered: boolean
}

/**
 * The main navigation of wide viewports, after the disclosure navigation of the APG. An entry with a submenu is a
 * button that toggles its mega menu, one with only an action is a button, and any other entry is a link.
 */
export function Navigation({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { url } = useShop()
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const { track } = usePrivacy()
  const isHydrated = useHydrated()
  const panelId = useId()
  const { setMegaMenu } = useStore().overlay.commands
  const isMenuOpen = useOverlay(({ panel }) => panel === 'mega-menu')
  const [last, setLast] = useState<Opened | null>(null)
  // When another surface opens over the page, the overlay state closes the menu, but `last` keeps its value. So read
  // `isMenuOpen` as well.
  const opened = isMenuOpen ? last : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = (next: Opened | null) => {
    clearTimeout(timer.current)
    setLast(next)
    setMegaMenu(next !== null)
  }
  /** Moves the focus from the menu back to its entry. */
  const leave = () => {
    const panel = document.getElementById(panelId)
    const entry = panel?.closest('li')?.firstElementChild
    if (panel?.contains(document.activeElement) && entry instanceof HTMLElement) entry.focus()
  }
  const close = () => {
    leave()
    now(null)
  }
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setMegaMenu(false)
    },
    [setMegaMenu],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation to another page closes the menu, whichever menu is open
  useEffect(() => {
    if (opened !== null) now(null)
  }, [url.href])

  return (
    <nav
      className={styles.nav}
      aria-label={header.mainNavigation}
      // Do not use `onPointerLeave`: in React's tree the backdrop over the page is a child of the menu, so React would
      // not report a move from the menu to the backdrop.
      onPointerOut={(event) => {
        if (event.pointerType !== 'mouse') return
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) later(close, CLOSE_AFTER_MS)
      }}
    >
      <ul onKeyDown={moveAlong}>
        {entries.map((entry) => {
          const { enTitle: key } = entry
          const isMega = hasMegaMenu(entry)
          const isOpen = opened?.key === key
          // Without a script, an entry with a submenu is a link to its page.
          const isButton = isMega && isHydrated
          if (entry.url === null && entry.navigationAction !== null) return <Action key={key} entry={entry} />
          const hover = () => {
            // Move the focus out of the menu first, because closing the menu would remove the focused element.
            leave()
            now(isMega ? { key, isPressed: false, isEntered: false } : null)
          }
          const choose = (event: MouseEvent) => {
            track(({ selectMenu }) => selectMenu(entry))
            if (!isMega || isModified(event)) return
            event.preventDefault()
            now(isOpen && opened.isPressed ? null : { key, isPressed: true, isEntered: false })
          }
          const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
            const isEntering = event.key === 'ArrowDown'
            if (isModified(event) || !(isEntering || event.key === ' ')) return
            event.preventDefault()
            if (!isEntering) return event.currentTarget.click()
            const first = isOpen ? document.getElementById(panelId)?.querySelector('a') : undefined
            if (first) first.focus()
            else now({ key, isPressed: true, isEntered: true })
          }
          return (
            <li
              key={key}
              onBlur={(event) => {
                // Close the menu when the focus moves on by keyboard, so that the menu does not cover the focused
                // element.
                if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) now(null)
              }}
            >
              <Anchor
                href={hrefOf(entry.url) ?? hrefOf('/search') ?? '/'}
                role={isButton ? 'button' : undefined}
                aria-expanded={isButton ? isOpen : undefined}
                aria-controls={isOpen ? panelId : undefined}
                data-highlighted={entry.highlighted || undefined}
                onClick={choose}
                onKeyDown={isMega ? onKeyDown : undefined}
                onFocus={isMega ? MegaMenu.preload : undefined}
                onPointerEnter={(event) => {
                  if (event.pointerType !== 'mouse') return
                  if (isMega) MegaMenu.preload()
                  if (isOpen) clearTimeout(timer.current)
                  else later(hover, OPEN_AFTER_MS)
                }}
              >
                {entry.title}
              </Anchor>
              {isOpen ? (
                <MegaMenu
                  id={panelId}
                  entry={entry}
                  isEntered={opened.isEntered}
                  isQuiet={!opened.isPressed}
                  onClose={close}
                  onPointerEnter={() => clearTimeout(timer.current)}
                  onFailed={close}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** An entry without a URL: a button that runs its action. */
function Action({ entry: { title, navigationAction, highlighted } }: { readonly entry: MenuEntry }) {
  const act = useNavigationAction(navigationAction)
  return act === null ? null : (
    <li>
      <button type="button" data-highlighted={highlighted || undefined} onClick={act}>
        {title}
      </button>
    </li>
  )
}
