import type { Menus } from '@cairn/core/content'
import { inTwoColumns, type SearchCard, type SearchView } from '@cairn/core/search'
import { useOverlay, useSearch } from '@cairn/react'
import { useEffect, useRef } from 'react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useMenuLinks } from '../header/useMenuLinks.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { MiniCard } from './MiniCard.tsx'
import { NoResults } from './NoResults.tsx'
import { SearchHelp } from './SearchHelp.tsx'
import styles from './SearchPanel.module.css'
import { searchPath } from './searchAddress.ts'

export interface SearchPanelProps {
  /** Menu entries and contact details for a panel without suggestions. */
  readonly menus: Menus | null
  readonly onClose: () => void
}

/** The panel below the open search field: popular searches at first, then results. */
export default function SearchPanel({ menus, onClose }: SearchPanelProps) {
  const { search: words } = useMessages()
  const search = useSearch()
  const { results, isEmpty, error, term, type } = search
  const isDesktop = useOverlay((overlay) => overlay.breakpoint === 'desktop')
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = sheet.current?.closest('header')
    // Close the panel when the focus moves to the page, where the panel would cover the focused element. The panel does
    // not cover the header or a dialog.
    const follow = () => {
      const { activeElement } = document
      if (!header || activeElement === null || activeElement === document.body) return
      if (!header.contains(activeElement) && activeElement.closest('dialog') === null) onClose()
    }
    // The focus may have moved before the panel loaded, so check it once now.
    follow()
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [onClose])
  useEffect(() => {
    if (error === null) return
    const retry = () => type(term)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [error, term, type])
  return (
    <Sheet ref={sheet} label={words.title} onClose={onClose} busy={search.isLoading} line={isDesktop}>
      <Wrap>
        <div role="status" aria-live="polite">
          {/* A live region announces only changes, so it is empty during a request: the next search may find the
              same number. */}
          <VisuallyHidden>
            {results === null || search.isLoading ? '' : words.resultCount(results.total)}
          </VisuallyHidden>
        </div>
        {error === null ? null : (
          <p role="alert" className={styles.failed}>
            {words.failed}
          </p>
        )}
        {isEmpty ? (
          <NoResults level={2} term={search.emptyTerm} popular={search.popular} contact={menus?.contact ?? null} />
        ) : results === null ? (
          <Discovery popular={search.popular} topSellers={search.topSellers} menus={menus} />
        ) : (
          <Found products={results.products} />
        )}
      </Wrap>
    </Sheet>
  )
}

function Discovery({
  popular,
  topSellers,
  menus,
}: {
  readonly popular: readonly string[]
  readonly topSellers: readonly SearchCard[]
  readonly menus: Menus | null
}) {
  const href = useHref()
  const { search: words } = useMessages()
  const isDesktop = useOverlay((overlay) => overlay.breakpoint === 'desktop')
  return (
    <div className={styles.find}>
      <div>
        {popular.length === 0 ? (
          <MenuLinks menus={menus} />
        ) : (
          <>
            <h2>{words.popular}</h2>
            <ul className={styles.terms}>
              {popular.map((text) => (
                <li key={text}>
                  <Anchor href={href(searchPath({ term: text }))}>{text}</Anchor>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        {topSellers.length === 0 ? (
          menus && (
            <div className={styles.instead}>
              <SearchHelp contact={menus.contact} level={2} />
            </div>
          )
        ) : (
          <>
            <h2>{words.topSellers}</h2>
            <Cards cards={topSellers} withVariant={isDesktop} />
          </>
        )}
      </div>
    </div>
  )
}

/** The menu entries, shown if there are no popular searches. */
function MenuLinks({ menus }: { readonly menus: Menus | null }) {
  const { categories } = useMessages().home
  const links = useMenuLinks(menus)
  if (links.length === 0) return null
  return (
    <div className={styles.instead}>
      <h2>{categories}</h2>
      <ul className={styles.terms}>
        {links.map(({ title, href }) => (
          <li key={title}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the path that Enter opens. After a correction, the URL contains the typed term too. */
const allPath = ({ label, term }: NonNullable<SearchView['shopAll']>): string =>
  searchPath({ term, ...(label !== term && { from: label }) })

function Found({ products }: { readonly products: readonly SearchCard[] }) {
  const href = useHref()
  const { search: words } = useMessages()
  const { primary, alternatives, shopAll } = useSearch()
  return (
    <div className={styles.find}>
      <div>
        <h2>{words.results}</h2>
        <ul className={styles.terms}>
          {primary === null ? null : (
            <li>
              <Anchor href={href(searchPath({ term: primary }))}>
                <b>{primary}</b>
              </Anchor>
            </li>
          )}
          {alternatives.map((text) => (
            <li key={text}>
              <Anchor href={href(searchPath({ term: text }))}>{text}</Anchor>
            </li>
          ))}
          {shopAll === null ? null : (
            <li className={styles.all}>
              <LinkButton look="outline" href={href(allPath(shopAll))}>
                {words.shopAll(shopAll.label)}
              </LinkButton>
            </li>
          )}
        </ul>
      </div>
      <div>
        <h2>{words.products}</h2>
        <Cards cards={products} />
      </div>
    </div>
  )
}

/** Renders two lists, one per column, so that screen readers read the first column before the second. */
function Cards({
  cards,
  withVariant = false,
}: {
  readonly cards: readonly SearchCard[]
  readonly withVariant?: boolean
}) {
  const columns = inTwoColumns(cards)
  return (
    <div className={styles.pair}>
      {columns.map((column) =>
        column.length === 0 ? null : (
          <ul key={column[0]?.id}>
            {column.map((card) => (
              <MiniCard key={card.id} card={card} withVariant={withVariant} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
