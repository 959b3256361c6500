import type { MenuSection, Menus } from '@cairn/core/content'
import { useHref } from '../app/ShopContext.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { keepsClear } from '../ui/lowerEdge.ts'
import { Mark } from '../ui/Mark.tsx'
import { Wrap } from '../ui/Page.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { CookieSettings } from './CookieSettings.tsx'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn.tsx'
import { Newsletter } from './Newsletter.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** Of the content; the account has one of its own. */
const MOST_COLUMNS = 3

/** The ground under every page. */
export function Footer({ menus }: { readonly menus: Menus | null }) {
  const href = useHref()
  const hrefOf = useContentHref()
  const { common, footer: words } = useMessages()
  const sections = menus?.footer.slice(0, MOST_COLUMNS) ?? []
  return (
    <footer className={styles.foot} data-surface="ground" ref={keepsClear}>
      <Wrap>
        <div className={styles.grid}>
          <Newsletter />
          {sections.map((section) => (
            <MenuColumn key={section.heading} section={section} />
          ))}
          <FooterColumn heading={words.account}>
            <AccountLinks />
          </FooterColumn>
        </div>
        <div className={styles.end}>
          <Anchor href={href('/')} className={styles.logo}>
            <Mark size="small" name={common.shopName} />
          </Anchor>
          {menus?.legal.map(({ title, url }) => {
            const address = hrefOf(url)
            return address === null ? null : (
              <Anchor key={title} href={address}>
                {title}
              </Anchor>
            )
          })}
          <CookieSettings />
          <SocialLinks social={menus?.social ?? []} />
        </div>
      </Wrap>
    </footer>
  )
}

function MenuColumn({ section }: { readonly section: MenuSection }) {
  const hrefOf = useContentHref()
  return (
    <FooterColumn heading={section.heading ?? ''}>
      {section.links.map(({ title, url }) => {
        const address = hrefOf(url)
        return address === null ? null : (
          <li key={title + url}>
            <Anchor href={address}>{title}</Anchor>
          </li>
        )
      })}
    </FooterColumn>
  )
}
