import { toStoreError } from '@cairn/core'
import { useStore } from '@cairn/react'
import { type FormEvent, useRef, useState } from 'react'
import { type Fields, useFields } from '../account/form/useFields.ts'
import { browserConnectivity } from '../app/loading/connectivity.ts'
import type { ContactFormMessages } from '../messages/contactForm/index.ts'
import { type ContactValues, contactErrors, contactRefusal } from './contact.rules.ts'

/** Timeout of a request in milliseconds. */
const PATIENCE = 20_000

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The state of a contact form and its message. */
export interface ContactFormState extends Pick<Fields<keyof ContactValues>, 'form' | 'bind' | 'isRestored'> {
  readonly status: 'writing' | 'sending' | 'stored'
  readonly failure: string | null
  readonly send: (event: FormEvent<HTMLFormElement>) => void
  /** Starts a new message. */
  readonly reset: () => void
}

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : null
}

/**
 * The state of the contact form, which starts with a prepared message or without one. A failed request keeps the typed
 * text.
 */
export const useContactForm = (words: ContactFormMessages, message = ''): ContactFormState => {
  const { gateways } = useStore()
  const [status, setStatus] = useState<ContactFormState['status']>('writing')
  const [failure, setFailure] = useState<string | null>(null)
  // The idempotency key. Retries of the same message share it, so that a message whose response was lost is stored
  // once.
  const key = useRef<string | null>(null)
  // Use a ref, because two submits may come before the next render.
  const isSending = useRef(false)
  const onEdit = () => {
    setFailure(null)
    key.current = null
  }
  const { form, values, bind, refuse, reset, isRestored } = useFields<keyof ContactValues>(
    { name: '', email: '', message },
    onEdit,
    'contact',
  )

  const attempt = async (website: string) => {
    key.current ??= newKey()
    const sent = { ...values, email: values.email.trim(), website, key: key.current }
    await gateways.contact.send(sent, { signal: AbortSignal.timeout(PATIENCE) })
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const isEmail = inputOf(event.currentTarget, 'email')?.validity.valid ?? false
    const found = contactErrors(values, { isEmail, words })
    setFailure(null)
    refuse(found)
    if (Object.keys(found).length > 0) return
    isSending.current = true
    setStatus('sending')
    attempt(inputOf(event.currentTarget, 'website')?.value ?? '')
      .then(
        () => {
          // Without this, a session that ends leaves a draft of the stored message, which could be sent twice.
          reset()
          setStatus('stored')
        },
        (cause: unknown) => {
          const refusal = contactRefusal(toStoreError(cause), { isOffline: browserConnectivity.isOffline(), words })
          setStatus('writing')
          setFailure(refusal.failure)
          refuse(refusal.fields)
        },
      )
      .finally(() => {
        isSending.current = false
      })
  }

  return {
    form,
    bind,
    isRestored,
    status,
    failure,
    send,
    reset: () => {
      key.current = null
      setStatus('writing')
    },
  }
}
