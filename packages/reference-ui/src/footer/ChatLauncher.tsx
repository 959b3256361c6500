import { safeUrl } from '@cairn/core'
import type { Contact } from '@cairn/core/content'
import { type MouseEvent, useEffect, useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { contactPath } from '../contact/contactPath.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { isModified } from '../ui/hooks/isModified.ts'
import { avoidLowerEdge } from '../ui/hooks/lowerEdge.ts'
import { ChatIcon } from '../ui/picture/icons.tsx'
import styles from './ChatLauncher.module.css'

const ContactDialog = fetchable(() => import('../contact/ContactDialog.tsx'))

/**
 * The button that opens the contact dialog on every page (spec section 9); without scripts it links to the contact
 * page. A shop without a chat has no button on the contact page, because the dialog would only repeat that page.
 */
export function ChatLauncher({ contact }: { readonly contact: Contact | null }) {
  const { site, url } = useShop()
  const href = useHref()
  const { footer } = useMessages()
  const [phase, setPhase] = useState<'unopened' | 'open' | 'closed'>('unopened')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect closes the dialog when the URL changes
  useEffect(() => setPhase((now) => (now === 'open' ? 'closed' : now)), [url.href])
  const chatUrl = contact?.chatUrl
    ? (safeUrl(contact.chatUrl, { base: url.origin, allowedOrigins: '*' })?.href ?? null)
    : null
  const page = href(contactPath(site))
  if (chatUrl === null && url.pathname === page) return null
  const name = chatUrl === null ? footer.contact : footer.chat
  const open = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    setPhase('open')
  }
  return (
    <>
      <Anchor
        className={styles.launcher}
        ref={avoidLowerEdge}
        href={page}
        aria-haspopup="dialog"
        aria-label={name}
        onPointerEnter={ContactDialog.preload}
        onFocus={ContactDialog.preload}
        onClick={open}
      >
        <ChatIcon />
        <span className={styles.words}>{name}</span>
      </Anchor>
      {phase === 'unopened' ? null : (
        <ContactDialog
          open={phase === 'open'}
          contact={contact}
          chatUrl={chatUrl}
          onClose={() => setPhase('closed')}
          onFailed={() => setPhase('unopened')}
        />
      )}
    </>
  )
}
