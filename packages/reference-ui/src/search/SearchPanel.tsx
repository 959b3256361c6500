import { desktopNavigation, type Menus } from '@cairn/core/content'
import { inTwoColumns, type SearchCard, type SearchView } from '@cairn/core/search'
import { useOverlay, useSearch } from '@cairn/react'
import { useEffect, useRef } from 'react'
import { useHref } from '../app/ShopContext.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Wrap } from '../ui/Page.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { MiniCard } from './MiniCard.tsx'
import { NoResults } from './NoResults.tsx'
import { SearchHelp } from './SearchHelp.tsx'
import styles from './SearchPanel.module.css'
import { searchPath } from './searchAddress.ts'

export interface SearchPanelProps {
  /** Where to go and whom to ask when there is nothing to suggest. */
  readonly menus: Menus | null
  readonly onClose: () => void
}

/** What lies under the open search field: what others look for, then what was found. */
export default function SearchPanel({ menus, onClose }: SearchPanelProps) {
  const { search: words } = useMessages()
  const search = useSearch()
  const { results, isEmpty } = search
  const isDesktop = useOverlay((overlay) => overlay.breakpoint === 'desktop')
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = sheet.current?.closest('header')
    // Whoever goes on with the keyboard leaves no panel behind that hides where they are. In the header it hides nothing, and a dialog lies above it.
    const follow = () => {
      const { activeElement } = document
      if (!header || activeElement === null || activeElement === document.body) return
      if (!header.contains(activeElement) && activeElement.closest('dialog') === null) onClose()
    }
    // The focus may have gone on before the panel was there.
    follow()
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [onClose])
  return (
    <Sheet ref={sheet} label={words.title} onClose={onClose} busy={search.isLoading} line={isDesktop}>
      <Wrap>
        <div role="status" aria-live="polite">
          {/* Only what changes is heard, and the next search may find as many. */}
          <VisuallyHidden>
            {results === null || search.isLoading ? '' : words.resultCount(results.total)}
          </VisuallyHidden>
        </div>
        {search.error === null ? null : (
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
          <Ways menus={menus} />
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

/** The entries of the menu, for whoever is not told what others look for. */
function Ways({ menus }: { readonly menus: Menus | null }) {
  const contentHref = useContentHref()
  const { categories } = useMessages().home
  const ways = desktopNavigation(menus?.navigation ?? []).flatMap(({ title, url }) => {
    const href = contentHref(url)
    return href === null ? [] : [{ title, href }]
  })
  if (ways.length === 0) return null
  return (
    <div className={styles.instead}>
      <h2>{categories}</h2>
      <ul className={styles.terms}>
        {ways.map(({ title, href }) => (
          <li key={title}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As Enter leads: where the term was corrected, the address says what was typed. */
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

/** Two lists, so that reading goes down the first before the second. */
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
