import { createNewsletter, type NewsletterOpener } from '@cairn/core/newsletter'
import { useStore } from '@cairn/react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchable } from '../app/loading/fetchable.tsx'
import { NeedsScript } from '../app/loading/NeedsScript.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { useAtom } from '../ui/hooks/useAtom.ts'
import styles from './Footer.module.css'

const NewsletterForm = fetchable(() => import('./NewsletterForm.tsx'))

/**
 * The newsletter sign-up: a button that opens our own form in its place, or a third-party form through `opener`. The
 * viewport width determines which form appears.
 */
export function Newsletter({ opener }: { readonly opener?: NewsletterOpener }) {
  const { gateways } = useStore()
  const { footer: words } = useMessages()
  const [newsletter] = useState(() => createNewsletter({ gateway: gateways.newsletter, ...(opener && { opener }) }))
  const view = useAtom(newsletter)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const isOpen = view.form !== null
  useEffect(() => {
    if (!isOpen) return
    const follow = () => newsletter.commands.resize(window.innerWidth)
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [isOpen, newsletter])
  useEffect(() => {
    // The form has unmounted. If it had the focus, focus the confirmation; leave the focus where the visitor has moved
    // it.
    if (view.status === 'done' && document.activeElement === document.body) thanks.current?.focus()
  }, [view.status])
  return (
    <section className={styles.newsletter} aria-labelledby={id}>
      <h2 id={id}>{words.newsletterTitle}</h2>
      <p>{words.newsletterText}</p>
      <NeedsScript />
      {view.form === null ? (
        <Button
          className={styles.signUp}
          aria-expanded={opener ? undefined : false}
          ref={button}
          onPointerEnter={opener ? undefined : NewsletterForm.preload}
          onFocus={opener ? undefined : NewsletterForm.preload}
          onClick={() => newsletter.commands.open(window.innerWidth)}
        >
          {words.signMeUp}
        </Button>
      ) : (
        <NewsletterForm
          variant={view.form}
          // `REFUSED` means that the email address is invalid, so show that error instead of asking for a retry.
          status={view.error?.code === 'REFUSED' ? 'invalid' : view.status}
          onSubmit={(email) => {
            newsletter.commands.subscribe(email)
            return newsletter.getSnapshot().status !== 'invalid'
          }}
          onFailed={() => {
            flushSync(newsletter.commands.close)
            // The focused button unmounted when the form opened, and `close` has mounted the button again. So return
            // the focus to the button.
            if (document.activeElement === document.body) button.current?.focus()
          }}
        />
      )}
      <p ref={thanks} role="status" tabIndex={-1} className={styles.done}>
        {view.status === 'done' ? words.subscribed : ''}
      </p>
    </section>
  )
}
