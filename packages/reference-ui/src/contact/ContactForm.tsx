import { useEffect, useId, useRef } from 'react'
import type { ContactFormMessages } from '../messages/contactForm/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import styles from './ContactForm.module.css'
import type { ContactFormState } from './useContactForm.ts'

export interface ContactFormProps {
  readonly words: ContactFormMessages
  /** The caller owns the state, so that a dialog that closes and opens again keeps the message. */
  readonly state: ContactFormState
}

/** The contact form. After a successful submit it shows a confirmation in its place. */
export function ContactForm({ words, state }: ContactFormProps) {
  const { form, bind, isRestored, status, failure, send, reset } = state
  const thanks = useRef<HTMLDivElement>(null)
  const wasSending = useRef(false)
  const trap = useId()
  const isStored = status === 'stored'
  useEffect(() => {
    // The focused button unmounts with the form, so move the focus to the confirmation.
    if (isStored && wasSending.current) thanks.current?.focus()
    wasSending.current = status === 'sending'
  }, [isStored, status])
  const startAnew = () => {
    reset()
    // Wait for the next frame, because the form is not rendered yet.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus())
  }
  if (isStored) {
    return (
      <div ref={thanks} tabIndex={-1} className={styles.thanks}>
        <p className={styles.sent}>{words.sent}</p>
        <p>{words.sentText}</p>
        <Button look="outline" onClick={startAnew}>
          {words.another}
        </Button>
      </div>
    )
  }
  // Outside a dialog, `method="dialog"` submits nothing. With the default method, a submit without scripts would put
  // the message into the URL.
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send} aria-label={words.title}>
      {isRestored ? <p role="status">{words.draftRestored}</p> : null}
      <TextField {...bind('name')} required label={words.name} autoComplete="name" maxLength={100} />
      <TextField {...bind('email')} required type="email" label={words.email} autoComplete="email" maxLength={254} />
      <TextArea {...bind('message')} required rows={5} label={words.message} hint={words.messageHint} />
      {/* A honeypot: hidden from people and screen readers, but filled in by bots. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trap}>Website</label>
        <input id={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" wide busy={status === 'sending'}>
        {words.send}
      </Button>
    </form>
  )
}
