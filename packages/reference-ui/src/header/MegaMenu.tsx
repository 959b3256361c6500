import type { MenuColumn, MenuEntry, MenuImage, MenuSection } from '@cairn/core/content'
import { useEffect, useRef } from 'react'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { cardPicture } from '../product/gallery/pictures.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { ArrowIcon } from '../ui/picture/icons.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import styles from './MegaMenu.module.css'
import { walkPanel } from './walkPanel.ts'

export interface MegaMenuProps {
  readonly id: string
  readonly entry: MenuEntry
  /** Whether the first link of the menu takes the focus when the menu mounts. */
  readonly isEntered: boolean
  readonly onClose: () => void
  readonly onPointerEnter: () => void
}

/** The mega menu of a navigation entry, in up to six columns. */
export default function MegaMenu({ id, entry, isEntered, onClose, onPointerEnter }: MegaMenuProps) {
  const { header } = useMessages()
  const href = useContentHref()(entry.url)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isEntered) panel.current?.querySelector('a')?.focus()
  }, [isEntered])
  useEffect(() => (panel.current === null ? undefined : walkPanel(panel.current)), [])
  return (
    <Sheet id={id} ref={panel} label={entry.title} onClose={onClose} onPointerEnter={onPointerEnter} still={false}>
      <Wrap>
        <div className={styles.mega} data-columns={entry.columns.length}>
          {entry.columns.map((column) => (
            <Column key={keyOf(column)} column={column} />
          ))}
        </div>
        {href === null ? null : (
          <p className={styles.all}>
            <Anchor href={href}>
              {header.all(entry.title)}
              <ArrowIcon size="small" />
            </Anchor>
          </p>
        )}
      </Wrap>
    </Sheet>
  )
}

/** Returns the React key of a column: its link targets, which no two columns share. */
const keyOf = ({ sections, image }: MenuColumn): string =>
  [image?.url, ...sections.map(({ heading, url, links }) => heading ?? url ?? links[0]?.url)].join(' ')

function Column({ column }: { readonly column: MenuColumn }) {
  const hrefOf = useContentHref()
  const { image, sections } = column
  const imageHref = hrefOf(image?.href ?? null)
  return (
    <div>
      {sections.map((section) => (
        <Section key={section.heading ?? section.links[0]?.url} section={section} />
      ))}
      {image === null ? null : imageHref === null ? (
        <div className={styles.feature}>
          <Feature image={image} />
        </div>
      ) : (
        <Anchor href={imageHref} className={styles.feature}>
          <Feature image={image} isLink />
        </Anchor>
      )}
    </div>
  )
}

function Feature({
  image: { url, alt, title },
  isLink = false,
}: {
  readonly image: MenuImage
  readonly isLink?: boolean
}) {
  return (
    <>
      <Picture {...cardPicture(url)} alt={title === null ? alt : ''} shape="landscape" sizes="20vw" />
      {title === null ? null : (
        <b>
          {title}
          {isLink ? <ArrowIcon size="small" /> : null}
        </b>
      )}
    </>
  )
}

function Section({ section }: { readonly section: MenuSection }) {
  const hrefOf = useContentHref()
  const href = hrefOf(section.url)
  return (
    <>
      {section.heading === null ? null : (
        <h2 className={styles.heading}>
          {href === null ? section.heading : <Anchor href={href}>{section.heading}</Anchor>}
        </h2>
      )}
      <ul className={styles.links}>
        {section.links.map((link) => {
          const address = hrefOf(link.url)
          return address === null ? null : (
            <li key={link.url + link.title}>
              <Anchor href={address} data-highlighted={link.highlighted || undefined}>
                {link.title}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </>
  )
}
