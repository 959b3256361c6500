import { hasMegaMenu, type MenuEntry } from '@cairn/core/content'
import { useOverlay, useStore } from '@cairn/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { fetchable } from '../app/fetchable.tsx'
import { useShop } from '../app/ShopContext.tsx'
import { usePrivacy } from '../consent/PrivacyContext.ts'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { useHydrated } from '../search/useHydrated.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { isModified } from '../ui/isModified.ts'
import { moveAlong } from './moveAlong.ts'
import styles from './Navigation.module.css'
import { useNavigationAction } from './useNavigationAction.ts'

const MegaMenu = fetchable(() => import('./MegaMenu.tsx'))

/** A pointer that only passes by opens nothing, and a short way off the menu does not close it. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 260

/** The mega menu that is open. */
interface Opened {
  readonly key: string
  /** A press closes only what a press has opened: not what the pointer opened on its way to the press. */
  readonly isPressed: boolean
  /** The focus goes into it as soon as it is there. */
  readonly isEntered: boolean
}

/**
 * The main navigation of wide windows. An entry with a submenu opens and closes its mega menu (APG, disclosure navigation), which leads to the
 * entry's own page as well; without a script it is a link to that page, as an entry without a submenu always is. One that only acts is a button.
 */
export function Navigation({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { url } = useShop()
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const { track } = usePrivacy()
  const isAlive = useHydrated()
  const panelId = useId()
  const { setMegaMenu } = useStore().overlay.commands
  const isMenuOpen = useOverlay(({ panel }) => panel === 'mega-menu')
  const [last, setLast] = useState<Opened | null>(null)
  // What opens over the page closes the menu, and the overlay alone knows of it.
  const opened = isMenuOpen ? last : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = (next: Opened | null) => {
    clearTimeout(timer.current)
    setLast(next)
    setMegaMenu(next !== null)
  }
  /** Gives the focus in the menu back to its entry. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu, whatever the menu is
  useEffect(() => {
    if (opened !== null) now(null)
  }, [url.href])

  return (
    <nav
      className={styles.nav}
      aria-label={header.mainNavigation}
      // Not `onPointerLeave`: for React the darkened page, which the menu draws, lies in it.
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
          const isButton = isMega && isAlive
          if (entry.url === null && entry.navigationAction !== null) return <Action key={key} entry={entry} />
          const hover = () => {
            // The focus would go with the menu that gives way.
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
                // Whoever goes on with the keyboard leaves no menu behind that hides where they are.
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
                onFocus={isMega ? MegaMenu.warm : undefined}
                onPointerEnter={(event) => {
                  if (event.pointerType !== 'mouse') return
                  if (isMega) MegaMenu.warm()
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
                  onLost={close}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** An entry without an address: a button that does what it is for. */
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
