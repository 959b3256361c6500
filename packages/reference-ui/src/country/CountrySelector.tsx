import type { Site } from '@cairn/core'
import { useCountry, useOverlay } from '@cairn/react'
import { useMemo } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { ExternalIcon } from '../ui/picture/icons.tsx'
import styles from './CountrySelector.module.css'
import { countryName, languageName, siteName } from './names.ts'
import { columnsByName } from './order.ts'
import { type SiteLinks, useSiteLinks } from './useSiteLinks.tsx'

/** The dialog with all other sites by country, in columns. Mount it once; the overlay domain opens it. */
export default function CountrySelector() {
  const { site } = useShop()
  const { common, country: words } = useMessages()
  const { dialog, closeDialog } = useOverlay()
  const { columns: bySite, partnerUrl } = useCountry()
  const { linkTo, question } = useSiteLinks()
  const columns = useMemo(() => columnsByName(bySite, site.hreflang), [bySite, site])
  return (
    <>
      <Dialog
        size="wide"
        open={dialog === 'country-selector'}
        onClose={closeDialog}
        title={words.title}
        closeLabel={common.close}
      >
        <p>{words.current(siteName(site, site.hreflang))}</p>
        <div className={styles.columns}>
          {columns.map((entries, index) => (
            <ul key={entries[0]?.flag}>
              {entries.map(({ flag, sites }) => (
                <li key={flag}>
                  <Country sites={sites} linkTo={linkTo} />
                </li>
              ))}
              {partnerUrl !== null && index === columns.length - 1 ? (
                <li>
                  <a className={styles.row} href={partnerUrl} target="_blank" rel="noopener">
                    <span>{words.partner}</span>
                    <ExternalIcon size="small" label={common.opensInNewTab} />
                  </a>
                </li>
              ) : null}
            </ul>
          ))}
        </div>
      </Dialog>
      {question}
    </>
  )
}

/** A country with one site is one link. A country with several has a link per language. */
function Country({ sites, linkTo }: { readonly sites: readonly Site[]; readonly linkTo: SiteLinks['linkTo'] }) {
  const { site: here } = useShop()
  const { country: words } = useMessages()
  const [first] = sites
  if (first === undefined) return null
  const name = countryName(first.countryCode, here.hreflang)
  if (sites.length === 1 && first.parent_country === null) {
    return (
      <Anchor {...linkTo(first)} hrefLang={first.hreflang} className={styles.row}>
        <span>{name}</span>
        <small lang={first.language}>{languageName(first.language, first.language)}</small>
      </Anchor>
    )
  }
  return (
    <div className={styles.row}>
      <span>{name}</span>
      <ul className={styles.languages} aria-label={`${words.languages}, ${name}`}>
        {sites.map((site) => (
          <li key={site.prefix}>
            <TextLink {...linkTo(site)} hrefLang={site.hreflang} lang={site.language}>
              {languageName(site.language, site.language)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
