import { useAuth } from '@cairn/react'
import { normalisePath } from '../app/shop/address.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { Anchor } from '../ui/button/Anchor.tsx'

const ACCOUNT_PATHS = ['/account/dashboard', '/account/orderhistory', '/account/wishlist']

export interface FooterLinkProps {
  readonly title: string
  /** The unchecked URL from the content. */
  readonly url: string
}

/**
 * A link from the content. For an anonymous visitor, a link to an account page is a button that starts the sign-in,
 * after which the account page opens.
 */
export function FooterLink({ title, url }: FooterLinkProps) {
  const { url: page } = useShop()
  const accountPages = ACCOUNT_PATHS.map(useHref())
  const href = useContentHref()(url)
  if (href === null) return null
  const { origin, pathname, search, hash } = new URL(href, page.origin)
  return origin === page.origin && accountPages.includes(normalisePath(pathname)) ? (
    <AccountLink title={title} href={pathname + search + hash} />
  ) : (
    <Anchor href={href}>{title}</Anchor>
  )
}

function AccountLink({ title, href }: { readonly title: string; readonly href: string }) {
  const { isAuthenticated, signIn } = useAuth()
  return isAuthenticated ? (
    <Anchor href={href}>{title}</Anchor>
  ) : (
    <button type="button" onClick={() => signIn({ returnTo: href })}>
      {title}
    </button>
  )
}
