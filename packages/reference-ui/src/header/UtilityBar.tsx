import type { Contact } from '@cairn/core/content'
import { useAuth, useOverlay } from '@cairn/react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { telHref } from '../contact/telHref.ts'
import { siteName } from '../country/names.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { GlobeIcon, PhoneIcon } from '../ui/picture/icons.tsx'
import styles from './UtilityBar.module.css'

/** The small bar above the header on wide viewports: phone number, sign-in or sign-out, and country. */
export function UtilityBar({ contact }: { readonly contact: Contact | null }) {
  const { site } = useShop()
  const { header } = useMessages()
  const href = useHref()
  const { openCountrySelector } = useOverlay()
  const { isAuthenticated, signOut } = useAuth()
  const name = siteName(site, site.hreflang)
  return (
    <div className={styles.utility}>
      <Wrap className={styles.row}>
        {!contact?.phone ? null : (
          <a href={telHref(contact.phone)}>
            <PhoneIcon size="small" />
            {header.callUs}
            <b>{contact.phone}</b>
            <small>{contact.hours}</small>
          </a>
        )}
        {isAuthenticated ? (
          <button type="button" onClick={() => signOut()}>
            {header.signOut}
          </button>
        ) : (
          <Anchor href={href('/sign-up')}>{header.signUp}</Anchor>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={header.chooseCountry(name)}
          onClick={openCountrySelector}
        >
          <GlobeIcon size="small" />
          {name}
        </button>
      </Wrap>
    </div>
  )
}
