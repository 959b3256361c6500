import { useStore } from '@cairn/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Footer.module.css'

type State = 'idle' | 'sending' | 'done' | 'invalid' | 'failed'

/** An address and a button; what became of it stands where the field was. */
export function NewsletterForm({ focused = false }: { readonly focused?: boolean }) {
  const store = useStore()
  const { footer: words } = useMessages()
  const [state, setState] = useState<State>('idle')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus()
  }, [focused])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement) || state === 'sending') return
    if (field.value.trim() === '' || !field.checkValidity()) {
      setState('invalid')
      field.focus()
      return
    }
    setState('sending')
    try {
      await store.gateways.newsletter.subscribe(field.value.trim(), { signal: AbortSignal.timeout(20_000) })
      setState('done')
    } catch {
      setState('failed')
    }
  }
  const error = state === 'invalid' ? words.emailInvalid : state === 'failed' ? words.failed : undefined
  return (
    <>
      {state === 'done' ? null : (
        <form ref={form} className={styles.form} noValidate onSubmit={send}>
          <TextField
            type="email"
            name="email"
            label={words.email}
            labelHidden
            placeholder={words.email}
            autoComplete="email"
            required
            error={error}
          />
          <Button type="submit" busy={state === 'sending'}>
            {words.signMeUp}
          </Button>
        </form>
      )}
      <p role="status" className={styles.done}>
        {state === 'done' ? words.subscribed : ''}
      </p>
    </>
  )
}
