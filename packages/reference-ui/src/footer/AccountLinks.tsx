import { useAuth } from '@cairn/react'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/Anchor.tsx'

/** The pages of the account; signed out, each is a button that signs in and leads there. */
export function AccountLinks() {
  const href = useHref()
  const { footer: words } = useMessages()
  const { isAuthenticated, signIn } = useAuth()
  const pages = [
    { path: '/account/dashboard', name: words.myAccount },
    { path: '/account/orderhistory', name: words.orderHistory },
    { path: '/account/wishlist', name: words.wishlist },
  ]
  return pages.map(({ path, name }) => (
    <li key={path}>
      {isAuthenticated ? (
        <Anchor href={href(path)}>{name}</Anchor>
      ) : (
        <button type="button" onClick={() => signIn({ returnTo: href(path) })}>
          {name}
        </button>
      )}
    </li>
  ))
}
