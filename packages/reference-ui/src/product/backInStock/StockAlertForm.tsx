import { toStoreError } from '@cairn/core'
import type { ProductView } from '@cairn/core/product'
import { useAuth } from '@cairn/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import type { BackInStockMessages } from '../../messages/backInStock/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import styles from './BackInStock.module.css'
import type { requestStockAlert } from './requestStockAlert.ts'
import { WaitingVariantSelect } from './WaitingVariantSelect.tsx'
import { waitingVariants } from './waitingVariants.ts'

interface StockAlertFormProps {
  readonly view: ProductView
  readonly words: BackInStockMessages
  readonly request: typeof requestStockAlert
}

type Status = 'idle' | 'sending' | 'done' | 'failed' | 'tooMany'

type FieldName = 'variant' | 'email'

/** Asks for the variant, unless only one can be meant, and for the email address. */
export function StockAlertForm({ view, words, request }: StockAlertFormProps) {
  const { site } = useShop()
  const userName = useAuth(({ user }) => user?.userName ?? '')
  // Some back ends have user names that are no email addresses.
  const known = userName.includes('@') ? userName : ''
  const [status, setStatus] = useState<Status>('idle')
  const [refused, setRefused] = useState<readonly FieldName[]>([])
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
    const variantId = variant === null ? variants[0]?.id : variant.value
    if (!variantId || !email?.validity.valid) {
      setStatus('idle')
      setRefused([...(variantId ? [] : (['variant'] as const)), ...(email?.validity.valid ? [] : (['email'] as const))])
      return (variantId ? email : variant)?.focus()
    }
    setRefused([])
    setStatus('sending')
    request({ site, email: email.value.trim(), variantId }).then(
      () => setStatus('done'),
      (cause: unknown) => {
        const { code } = toStoreError(cause)
        if (code === 'REFUSED') setRefused(['email'])
        setStatus(code === 'REFUSED' ? 'idle' : code === 'RATE_LIMITED' ? 'tooMany' : 'failed')
      },
    )
  }
  const edit = (field: FieldName) => {
    setRefused(refused.filter((name) => name !== field))
    setStatus((now) => (now === 'sending' ? now : 'idle'))
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
        <WaitingVariantSelect
          name="variant"
          view={view}
          variants={variants}
          placeholder={words.choose}
          isRefused={refused.includes('variant')}
          onChange={() => edit('variant')}
        />
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
        error={refused.includes('email') ? words.emailInvalid : undefined}
        onChange={() => edit('email')}
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
    variant: variant instanceof HTMLSelectElement ? variant : null,
  }
}
