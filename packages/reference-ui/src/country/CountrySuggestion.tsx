import type { Site } from '@cairn/core'
import { useCountry, useOverlay } from '@cairn/react'
import { useState } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { useTopModal } from '../ui/overlay/modalStack.ts'
import styles from './CountrySuggestion.module.css'
import { useIsArriving } from './leaving/arrivals.ts'
import { countryName, languageName } from './names.ts'
import { siteInText } from './namesInText.ts'
import { useSiteLinks } from './useSiteLinks.tsx'

const languageOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/**
 * Selects one of a country's sites by the languages of the browser (BCP 47 tags, best first). Returns undefined if the
 * country has only one site, or no site in any of these languages.
 */
const preferredSite = (sites: readonly Site[], languages: readonly string[]): Site | undefined => {
  if (sites.length < 2) return undefined
  return languages.flatMap((tag) => sites.find(({ language }) => language === languageOf(tag)) ?? [])[0]
}

/**
 * Suggests the sites of the visitor's detected country, and asks whether to stay on the current site. Mount it once;
 * the overlay domain opens it. It waits until panels and other dialogs have closed, and until the products that the
 * shopper took along are in the cart.
 */
export default function CountrySuggestion() {
  const { site: here } = useShop()
  const { common, country: words } = useMessages()
  const { dialog, panel } = useOverlay()
  const { suggestion, stay } = useCountry()
  const isDue = dialog === 'country' && suggestion !== null
  const isArriving = useIsArriving()
  const isAlone = useTopModal() === null && panel === 'none' && !isArriving
  const [isOpen, setIsOpen] = useState(false)
  if (isDue && isAlone && !isOpen) setIsOpen(true)
  if (!isDue && isOpen) setIsOpen(false)
  const { linkTo, question } = useSiteLinks()
  // Keep the last suggestion, so that the text stays during the closing animation.
  const [shown, setShown] = useState(suggestion)
  if (suggestion !== null && suggestion !== shown) setShown(suggestion)
  const [first] = shown?.sites ?? []
  if (shown === null || first === undefined) return null
  const locale = here.hreflang
  const visited = siteInText(shown.visited, locale)
  const current = countryName(first.countryCode, locale)
  const preferred = preferredSite(shown.sites, navigator.languages)
  return (
    <>
      <Dialog
        open={isDue && isOpen}
        // Closing the dialog counts as staying, so that it does not appear again on every page.
        onClose={() => stay()}
        title={words.suggestionTitle}
        closeLabel={common.close}
        actions={
          <>
            <Button look={preferred ? 'outline' : 'primary'} wide className={styles.caps} onClick={() => stay()}>
              {words.stay(visited.toLocaleUpperCase(locale))}
            </Button>
            {shown.sites.map((site) => (
              <LinkButton
                key={site.prefix}
                {...linkTo(site)}
                hrefLang={site.hreflang}
                look={site === preferred ? 'primary' : 'outline'}
                wide
                className={styles.caps}
              >
                {words.go(current.toLocaleUpperCase(locale))}
                {shown.sites.length > 1 ? (
                  <span lang={site.language} className={styles.language}>
                    {languageName(site.language, site.language)}
                  </span>
                ) : null}
              </LinkButton>
            ))}
          </>
        }
      >
        <p>{words.suggestion(words.site(visited), current)}</p>
      </Dialog>
      {question}
    </>
  )
}
