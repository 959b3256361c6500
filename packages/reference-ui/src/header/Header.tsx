import { desktopNavigation, type Menus } from '@cairn/core/content'
import { useOverlay, useStore } from '@cairn/react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { SearchField } from '../search/SearchField.tsx'
import { Anchor } from '../ui/button/Anchor.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { MenuIcon } from '../ui/picture/icons.tsx'
import { Mark } from '../ui/picture/Mark.tsx'
import styles from './Header.module.css'
import { HeaderTools } from './HeaderTools.tsx'
import { Navigation } from './Navigation.tsx'
import { PlainMenu } from './PlainMenu.tsx'
import { UtilityBar } from './UtilityBar.tsx'

/** The header of every page: utility bar, logo, navigation, search and tools. */
export function Header({ menus }: { readonly menus: Menus | null }) {
  const href = useHref()
  const { common, header } = useMessages()
  const { toggleMenu } = useStore().overlay.commands
  // Two selectors instead of the whole overlay state, so that an opening mega menu does not re-render the header.
  const isSearching = useOverlay(({ panel }) => panel === 'search')
  const isMenuOpen = useOverlay(({ panel }) => panel === 'menu')
  return (
    <header className={styles.head} data-searching={isSearching || undefined}>
      <UtilityBar contact={menus?.contact ?? null} />
      <Wrap>
        <div className={styles.bar}>
          <div className={styles.phoneOnly}>
            <IconButton label={header.openMenu} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={toggleMenu}>
              <MenuIcon />
            </IconButton>
            {menus === null ? null : <PlainMenu entries={menus.navigation} />}
          </div>
          <Anchor href={href('/')} className={styles.logo}>
            <Mark name={common.shopName} />
          </Anchor>
          {menus === null || isSearching ? null : <Navigation entries={desktopNavigation(menus.navigation)} />}
          <SearchField menus={menus} />
          <HeaderTools />
        </div>
      </Wrap>
    </header>
  )
}
