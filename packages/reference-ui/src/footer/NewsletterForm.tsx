import type { NewsletterVariant, NewsletterView } from '@cairn/core/newsletter'
import { type FormEvent, useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Footer.module.css'

interface NewsletterFormProps {
  readonly variant: NewsletterVariant
  readonly status: NewsletterView['status']
  /** Whether the address was worth sending; else the field takes the focus. */
  readonly onSubmit: (email: string) => boolean
}

/** An address and a button, in a row on desktops and below each other on phones. It takes the focus as it opens, for its opener is gone. */
export function NewsletterForm({ variant, status, onSubmit }: NewsletterFormProps) {
  const { footer: words } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isWrong = status === 'invalid' || status === 'failed'
  useEffect(() => {
    // What the answer says stands at the field; who has gone on to something else is left there.
    if (isWrong && input.current?.form?.contains(document.activeElement)) input.current.focus()
  }, [isWrong])
  if (status === 'done') return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!onSubmit(input.current?.value ?? '')) input.current?.focus()
  }
  const error = status === 'invalid' ? words.emailInvalid : status === 'failed' ? words.failed : undefined
  return (
    <form className={styles.form} data-variant={variant} aria-label={words.newsletterTitle} noValidate onSubmit={send}>
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
  )
}
