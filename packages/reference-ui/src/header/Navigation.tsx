import { hasMegaMenu, type MenuEntry } from '@cairn/core/content'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { fetchable } from '../app/fetchable.tsx'
import { useShop } from '../app/ShopContext.tsx'
import { usePrivacy } from '../consent/PrivacyContext.ts'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/Anchor.tsx'
import styles from './Navigation.module.css'
import { useNavigationAction } from './useNavigationAction.ts'

const MegaMenu = fetchable(() => import('./MegaMenu.tsx'))

/** A pointer that only passes by opens nothing, and a short way off the menu does not close it. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 260

/** The main navigation of wide windows. An entry is a link, unless all it has is an action; one with a submenu also opens its mega menu. */
export function Navigation({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { url } = useShop()
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const { track } = usePrivacy()
  const [openKey, setOpenKey] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (key: string | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenKey(key), delay)
  }
  const now = (key: string | null) => {
    clearTimeout(timer.current)
    setOpenKey(key)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu, whatever the menu is
  useEffect(() => setOpenKey(null), [url.href])

  const open = entries.find(({ enTitle }) => enTitle === openKey)
  return (
    <nav
      className={styles.nav}
      aria-label={header.mainNavigation}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(null, CLOSE_AFTER_MS)}
    >
      <ul>
        {entries.map((entry) => {
          const isMega = hasMegaMenu(entry)
          if (entry.url === null && entry.navigationAction !== null) return <Action key={entry.enTitle} entry={entry} />
          const choose = (event: MouseEvent) => {
            track(({ selectMenu }) => selectMenu(entry))
            if (!isMega || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            now(openKey === entry.enTitle ? null : entry.enTitle)
          }
          return (
            <li key={entry.enTitle}>
              <Anchor
                href={hrefOf(entry.url) ?? hrefOf('/search') ?? '/'}
                aria-expanded={isMega ? openKey === entry.enTitle : undefined}
                data-highlighted={entry.highlighted || undefined}
                onClick={choose}
                onFocus={isMega ? MegaMenu.warm : undefined}
                onPointerEnter={(event) => {
                  if (event.pointerType !== 'mouse') return
                  if (isMega) MegaMenu.warm()
                  later(isMega ? entry.enTitle : null, OPEN_AFTER_MS)
                }}
              >
                {entry.title}
              </Anchor>
              {entry === open ? (
                <MegaMenu
                  entry={entry}
                  onClose={() => now(null)}
                  onPointerEnter={() => now(entry.enTitle)}
                  onLost={() => now(null)}
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
