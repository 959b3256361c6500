import { useAuth } from '@cairn/react'
import { toHref } from '../../app/shop/address.ts'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { type Language, type Site, sites } from '../../app/shop/sites.ts'
import { siteName } from '../../country/names.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** The European country whose site is preferred for each language. */
const HOMES: Readonly<Record<Language, string>> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', pt: 'PT' }

/** Returns the site of the other store that best fits the language of the given site. */
export const siteOfOtherStore = ({ storeSource, language }: Site): Site | undefined => {
  const there = sites.filter((site) => site.storeSource !== storeSource)
  return there.find((site) => site.language === language && site.countryCode === HOMES[language]) ?? there[0]
}

/** Returns the message that names the store (EU or US) to which the account belongs. */
export const otherStoreMessage = (site: Site, words: Messages['account']): string =>
  site.storeSource === 'US' ? words.otherStoreEU : words.otherStoreUS

/**
 * Explains that the account belongs to the other store, and offers a link to that store or a sign-in with another
 * account.
 */
export function OtherStore({ returnTo }: { readonly returnTo: string }) {
  const { site } = useShop()
  const { account: words } = useMessages()
  const { status, signIn } = useAuth()
  const there = siteOfOtherStore(site)
  return (
    <EmptyState
      level={1}
      title={otherStoreMessage(site, words)}
      actions={
        <>
          {there === undefined ? null : (
            <LinkButton href={toHref(there, '/account/dashboard')}>
              {words.toOtherStore(siteName(there, site.hreflang))}
            </LinkButton>
          )}
          <Button look="outline" busy={status === 'leaving'} onClick={() => signIn({ returnTo })}>
            {words.anotherAccount}
          </Button>
        </>
      }
    >
      <p>{words.otherStoreText}</p>
    </EmptyState>
  )
}
