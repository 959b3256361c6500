import { useAuth } from '@cairn/react'
import { toHref } from '../app/address.ts'
import { useShop } from '../app/ShopContext.tsx'
import type { Site } from '../app/sites.ts'
import { siteName } from '../country/names.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { siteOfOtherStore } from './siteOfOtherStore.ts'

/** To which store an account belongs that is not one of this site's. */
export const otherStoreWords = (site: Site, words: Messages['account']): string =>
  site.storeSource === 'US' ? words.otherStoreEU : words.otherStoreUS

/** Says that the account is one of the other store, and shows both ways on. */
export function OtherStore({ returnTo }: { readonly returnTo: string }) {
  const { site } = useShop()
  const { account: words } = useMessages()
  const { status, signIn } = useAuth()
  const there = siteOfOtherStore(site)
  return (
    <EmptyState
      level={1}
      title={otherStoreWords(site, words)}
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
