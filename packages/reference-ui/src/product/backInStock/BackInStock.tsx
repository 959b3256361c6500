import { toStoreError } from '@cairn/core'
import type { ProductView } from '@cairn/core/product'
import { useAuth } from '@cairn/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { type BackInStockMessages, useBackInStockMessages } from '../../messages/backInStock/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import styles from './BackInStock.module.css'
import { ExpectedDay } from './ExpectedDay.tsx'
import { requestStockAlert } from './requestStockAlert.ts'
import { waitingVariants } from './waitingVariants.ts'

export interface BackInStockProps {
  readonly view: ProductView
  /** Sends the request. Tests replace it. */
  readonly request?: typeof requestStockAlert
}

/** The form that asks for an email when a product that is sold out or not on sale yet can be bought. */
export default function BackInStock(props: BackInStockProps) {
  const { site } = useShop()
  const words = useBackInStockMessages(site.hreflang)
  // Another variant is another request, so it starts the form anew.
  return words === null ? null : (
    <>
      <ExpectedDay product={props.view.product} words={words} />
      <Loaded key={props.view.currentVariant?.id} {...props} words={words} />
    </>
  )
}

type Status = 'idle' | 'sending' | 'done' | 'invalid' | 'failed' | 'tooMany'

function Loaded({
  view,
  words,
  request = requestStockAlert,
}: BackInStockProps & { readonly words: BackInStockMessages }) {
  const { site } = useShop()
  const userName = useAuth(({ user }) => user?.userName ?? '')
  // Some back ends have user names that are no email addresses.
  const known = userName.includes('@') ? userName : ''
  const [status, setStatus] = useState<Status>('idle')
  const thanks = useRef<HTMLParagraphElement>(null)
  const headingId = useId()
  const variants = waitingVariants(view)
  const isDone = status === 'done'
  useEffect(() => {
    // The focused button has unmounted with the form, so move the focus to the confirmation.
    if (isDone) thanks.current?.focus()
  }, [isDone])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending') return
    const { email, variant } = readForm(event.currentTarget)
    const variantId = variant ?? variants[0]?.id
    if (email === null || !email.validity.valid || variantId === undefined) {
      setStatus('invalid')
      return email?.focus()
    }
    setStatus('sending')
    request({ site, email: email.value.trim(), variantId }).then(
      () => setStatus('done'),
      (cause: unknown) => {
        const { code } = toStoreError(cause)
        setStatus(code === 'REFUSED' ? 'invalid' : code === 'RATE_LIMITED' ? 'tooMany' : 'failed')
      },
    )
  }
  if (isDone) {
    return (
      <p ref={thanks} tabIndex={-1} role="status" className={styles.done}>
        {words.done}
      </p>
    )
  }
  return (
    <form className={styles.form} noValidate aria-labelledby={headingId} onSubmit={send}>
      <h2 id={headingId} className={styles.heading}>
        {view.unavailable === 'coming-soon' ? words.comingSoon : words.soldOut}
      </h2>
      {variants.length < 2 ? null : (
        <Field label={words.which}>
          {(attributes) => (
            <select {...attributes} name="variant" className={styles.which}>
              {variants.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <TextField
        type="email"
        name="email"
        label={words.email}
        // The server asks for a confirmation of every address, also that of a signed-in customer.
        hint={words.once}
        autoComplete="email"
        defaultValue={known}
        maxLength={254}
        required
        error={status === 'invalid' ? words.emailInvalid : undefined}
        onChange={() => setStatus((now) => (now === 'sending' ? now : 'idle'))}
      />
      <p role="alert" className={styles.failure}>
        {status === 'failed' ? words.failed : status === 'tooMany' ? words.tooMany : null}
      </p>
      <Button type="submit" look="outline" wide busy={status === 'sending'}>
        {words.send}
      </Button>
    </form>
  )
}

const readForm = (form: HTMLFormElement) => {
  const email = form.elements.namedItem('email')
  const variant = form.elements.namedItem('variant')
  return {
    email: email instanceof HTMLInputElement ? email : null,
    variant: variant instanceof HTMLSelectElement ? variant.value : null,
  }
}
