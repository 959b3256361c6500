import type { Menus } from '@cairn/core/content'
import { useAuth, useOverlay } from '@cairn/react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { telHref } from '../contact/telHref.ts'
import { useContentHref } from '../content/useContentHref.ts'
import { siteName } from '../country/names.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { Button } from '../ui/button/Button.tsx'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { GlobeIcon, PhoneIcon } from '../ui/picture/icons.tsx'
import styles from './MobileMenu.module.css'

/** The area below the first level of the mobile menu: account, service, phone number and country. */
export function MobileMenuEnd({ menus }: { readonly menus: Menus | null }) {
  const { site } = useShop()
  const href = useHref()
  const hrefOf = useContentHref()
  const { header: words } = useMessages()
  const { openCountrySelector } = useOverlay()
  const { isAuthenticated, signIn, signOut } = useAuth()
  const contact = menus?.contact
  const serviceHeading = menus?.service.heading ?? words.service
  return (
    <>
      <div className={styles.account}>
        {isAuthenticated ? (
          <>
            <LinkButton href={href('/account/dashboard')}>{words.myAccount}</LinkButton>
            <Button look="outline" onClick={() => signOut()}>
              {words.signOut}
            </Button>
          </>
        ) : (
          <>
            <LinkButton href={href('/sign-up')}>{words.signUp}</LinkButton>
            <Button look="outline" onClick={() => signIn({ delay: 1000 })}>
              {words.signIn}
            </Button>
          </>
        )}
      </div>
      {menus === null || menus.service.links.length === 0 ? null : (
        <div className={styles.quiet}>
          <h3>{serviceHeading}</h3>
          <ul>
            {menus.service.links.map(({ title, url }) => {
              const address = hrefOf(url)
              return address === null ? null : (
                <li key={title + url}>
                  <Anchor href={address}>{title}</Anchor>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <div className={styles.quiet} data-ruled="">
        {!contact?.phone ? null : (
          <a href={telHref(contact.phone)}>
            <PhoneIcon size="medium" />
            <span className={styles.phone}>
              {words.callUs} <b>{contact.phone}</b>
              <small>{contact.hours}</small>
            </span>
          </a>
        )}
        <button type="button" aria-haspopup="dialog" onClick={openCountrySelector}>
          <GlobeIcon size="medium" />
          {words.chooseCountry(siteName(site, site.hreflang))}
        </button>
      </div>
    </>
  )
}
