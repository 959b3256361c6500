import type { NewsletterVariant, NewsletterView } from '@cairn/core/newsletter'
import { type FormEvent, useEffect, useRef } from 'react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { legalPath } from '../legal/legalPages.ts'
import { useMessages } from '../messages/index.ts'
import { useNewsletterMessages } from '../messages/newsletter/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import styles from './Footer.module.css'

interface NewsletterFormProps {
  readonly variant: NewsletterVariant
  readonly status: NewsletterView['status']
  /** Returns whether the e-mail address is valid; if it is not, the field takes the focus. */
  readonly onSubmit: (email: string) => boolean
}

/**
 * The newsletter form: field and button in a row on desktops, stacked on phones. The field takes the focus when the
 * form opens, because the button that opened it has unmounted. The note below says how to unsubscribe.
 */
export default function NewsletterForm({ variant, status, onSubmit }: NewsletterFormProps) {
  const { footer: words } = useMessages()
  const { site } = useShop()
  const hrefOf = useHref()
  const note = useNewsletterMessages(site.hreflang)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isWrong = status === 'invalid' || status === 'failed'
  useEffect(() => {
    // Show the error at the field, but do not take the focus from an element outside the form.
    if (isWrong && input.current?.form?.contains(document.activeElement)) input.current.focus()
  }, [isWrong])
  if (status === 'done') return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!onSubmit(input.current?.value ?? '')) input.current?.focus()
  }
  const error = status === 'invalid' ? words.emailInvalid : status === 'failed' ? words.failed : undefined
  return (
    <>
      <form
        className={styles.form}
        data-variant={variant}
        aria-label={words.newsletterTitle}
        noValidate
        onSubmit={send}
      >
        <TextField
          ref={input}
          type="email"
          name="email"
          label={words.email}
          labelHidden
          placeholder={words.email}
          autoComplete="email"
          required
          error={error}
        />
        <Button type="submit" busy={status === 'sending'}>
          {words.signMeUp}
        </Button>
      </form>
      {note === null ? null : (
        <p>
          {note.unsubscribe} <TextLink href={hrefOf(legalPath('privacy'))}>{note.privacy}</TextLink>
        </p>
      )}
    </>
  )
}
