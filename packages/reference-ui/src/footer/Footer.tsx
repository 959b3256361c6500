import type { MenuSection, Menus } from '@cairn/core/content'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { avoidLowerEdge } from '../ui/hooks/lowerEdge.ts'
import { Wrap } from '../ui/layout/Page.tsx'
import { Mark } from '../ui/picture/Mark.tsx'
import { CookieSettings } from './CookieSettings.tsx'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn.tsx'
import { FooterLink } from './FooterLink.tsx'
import { Newsletter } from './Newsletter.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** Maximum number of menu columns (spec 2.footer.columns). */
const MAX_COLUMNS = 3

/** The footer of every page. */
export function Footer({ menus }: { readonly menus: Menus | null }) {
  const href = useHref()
  const { common } = useMessages()
  const sections = menus?.footer.slice(0, MAX_COLUMNS) ?? []
  return (
    <footer className={styles.foot} data-surface="ground" ref={avoidLowerEdge}>
      <Wrap>
        <div className={styles.grid}>
          <Newsletter />
          {sections.map((section) => (
            <MenuColumn key={section.heading} section={section} />
          ))}
        </div>
        <div className={styles.end}>
          <div className={styles.legal}>
            <Anchor href={href('/')} className={styles.logo}>
              <Mark size="small" name={common.shopName} />
            </Anchor>
            {menus?.legal.map(({ title, url }) => (
              <FooterLink key={title} title={title} url={url} />
            ))}
            <CookieSettings />
          </div>
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
      {section.links.map(({ title, url }) =>
        hrefOf(url) === null ? null : (
          <li key={title + url}>
            <FooterLink title={title} url={url} />
          </li>
        ),
      )}
    </FooterColumn>
  )
}
