import type { MenuEntry, MenuSection, Menus } from '@cairn/core/content'
import { useOverlay } from '@cairn/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePrivacy } from '../consent/PrivacyContext.ts'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { ChevronLeftIcon } from '../ui/picture/icons.tsx'
import { Mark } from '../ui/picture/Mark.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuEnd } from './MobileMenuEnd.tsx'
import { MenuRow } from './MobileMenuRow.tsx'
import { useNavigationAction } from './useNavigationAction.ts'

/**
 * The position in the menu: the open entry (level two) and its open section (level three). After a step back,
 * `left` is the row of the level that the user came from; it gets the focus.
 */
interface Place {
  readonly entry: MenuEntry | null
  readonly section: MenuSection | null
  readonly left?: MenuEntry | MenuSection | undefined
}
const top: Place = { entry: null, section: null }

/** The mobile menu, in three levels. Mount it once; the overlay domain opens it. */
export default function MobileMenu({ menus }: { readonly menus: Menus | null }) {
  const { common, header: words } = useMessages()
  const { panel, closePanel } = useOverlay()
  const { track } = usePrivacy()
  const [place, setPlace] = useState<Place>(top)
  const body = useRef<HTMLDivElement>(null)
  const { entry, section } = place
  const moved = useRef(false)
  const go = (next: Place) => {
    moved.current = true
    setPlace(next)
  }
  useEffect(() => {
    // A new level starts at its top with the focus on its heading. Going back moves the focus to the row that the user
    // left.
    if (!moved.current) return
    moved.current = false
    body.current?.scrollTo({ top: 0 })
    const level = `[data-level="${levelOf(place)}"]`
    body.current?.querySelector<HTMLElement>(place.left === undefined ? level : '[data-left]')?.focus()
  }, [place])
  const up = section !== null ? { entry, section: null, left: section } : { ...top, left: entry ?? undefined }
  return (
    <Drawer
      side="start"
      open={panel === 'menu'}
      onClose={closePanel}
      onClosed={() => setPlace(top)}
      title={words.menu}
      head={
        entry === null ? (
          <span className={styles.logo}>
            <Mark name={common.shopName} />
          </span>
        ) : (
          <button type="button" className={styles.back} onClick={() => go(up)}>
            <ChevronLeftIcon size="medium" />
            <span className={styles.unseen}>{`${common.back}: `}</span>
            {section === null ? words.menu : entry.title}
          </button>
        )
      }
      closeLabel={words.closeMenu}
      bodyRef={body}
    >
      {entry === null ? (
        <>
          <Level level={1} title={words.mainNavigation} hidden>
            {menus?.navigation.map((item) => (
              <EntryRow
                key={item.enTitle}
                entry={item}
                left={item === place.left}
                onOpen={() => {
                  track(({ selectMenu }) => selectMenu(item))
                  go({ entry: item, section: null })
                }}
              />
            ))}
          </Level>
          <MobileMenuEnd menus={menus} />
        </>
      ) : section === null ? (
        <EntryLevel entry={entry} left={place.left} onOpen={(next) => go({ entry, section: next })} />
      ) : (
        <SectionLevel section={section} />
      )}
    </Drawer>
  )
}

const levelOf = ({ entry, section }: Place): number => (entry === null ? 1 : section === null ? 2 : 3)

interface LevelProps {
  readonly level: number
  readonly title: string
  readonly hidden?: boolean
  readonly children: ReactNode
}

function Level({ level, title, hidden = false, children }: LevelProps) {
  return (
    <nav aria-label={title} key={title} className={level > 1 ? styles.arriving : undefined}>
      <h3 tabIndex={-1} data-level={level} className={hidden ? styles.unseen : styles.title}>
        {title}
      </h3>
      <ul>{children}</ul>
    </nav>
  )
}

interface EntryRowProps {
  readonly entry: MenuEntry
  readonly left: boolean
  readonly onOpen: () => void
}

function EntryRow({ entry, left, onOpen }: EntryRowProps) {
  const href = useContentHref()(entry.url)
  const act = useNavigationAction(entry.navigationAction)
  // An entry with an action never opens a submenu, as in the main navigation.
  if (entry.navigationAction === null && entry.columns.some(({ sections }) => sections.length > 0)) {
    return <MenuRow title={entry.title} highlighted={entry.highlighted} left={left} onOpen={onOpen} />
  }
  if (entry.url === null && act !== null) {
    return <MenuRow title={entry.title} highlighted={entry.highlighted} onAct={act} />
  }
  return href === null ? null : <MenuRow title={entry.title} highlighted={entry.highlighted} href={href} />
}

interface EntryLevelProps {
  readonly entry: MenuEntry
  readonly left: Place['left']
  readonly onOpen: (section: MenuSection) => void
}

/** Level two: the sections of an entry. A section without a heading shows its links directly. */
function EntryLevel({ entry, left, onOpen }: EntryLevelProps) {
  const { header: words } = useMessages()
  const hrefOf = useContentHref()
  const all = hrefOf(entry.url)
  const sections = entry.columns.flatMap(({ sections }) => sections)
  return (
    <Level level={2} title={entry.title}>
      {all === null ? null : <MenuRow title={words.all(entry.title)} href={all} />}
      {sections.map((section) => {
        const href = hrefOf(section.url)
        if (section.heading === null) return <Links key={section.links[0]?.url} section={section} small={false} />
        if (section.links.length > 0) {
          return (
            <MenuRow
              key={section.heading}
              title={section.heading}
              highlighted={section.highlighted}
              left={section === left}
              onOpen={() => onOpen(section)}
            />
          )
        }
        return href === null ? null : <MenuRow key={section.heading} title={section.heading} href={href} />
      })}
    </Level>
  )
}

/** Level three: the links of a section. */
function SectionLevel({ section }: { readonly section: MenuSection }) {
  const { header: words } = useMessages()
  const href = useContentHref()(section.url)
  const title = section.heading ?? ''
  return (
    <Level level={3} title={title}>
      {href === null ? null : <MenuRow small title={words.all(title)} href={href} />}
      <Links section={section} />
    </Level>
  )
}

function Links({ section, small = true }: { readonly section: MenuSection; readonly small?: boolean }) {
  const hrefOf = useContentHref()
  return section.links.map(({ title, url, highlighted }) => {
    const href = hrefOf(url)
    return href === null ? null : (
      <MenuRow key={title + url} small={small} title={title} highlighted={highlighted} href={href} />
    )
  })
}
