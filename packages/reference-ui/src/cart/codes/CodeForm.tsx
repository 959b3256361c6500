import type { Cart } from '@cairn/core/cart'
import { useStore } from '@cairn/react'
import { type FormEvent, useRef, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useCodesMessages } from '../../messages/codes/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { applyCode } from './applyCode.ts'
import styles from './Codes.module.css'
import { codeError, codeFormats } from './codeError.ts'
import type { CodeKind } from './codes.types.ts'

interface CodeFormProps {
  /** What a code may be; the form finds out which. */
  readonly kinds: readonly CodeKind[]
}

/** The field for the code of a coupon or a gift card. */
export default function CodeForm({ kinds }: CodeFormProps) {
  const { site } = useShop()
  const { cart, errors } = useMessages()
  const words = useCodesMessages(site.hreflang)
  const { change } = useStore().cart.commands
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState('')
  const [said, setSaid] = useState('')
  if (words === null) return null
  const nameOf = (kind: CodeKind, code: string, { giftCards, coupons }: Cart): string =>
    kind === 'coupon'
      ? (coupons.find((coupon) => coupon.code.toLowerCase() === code.toLowerCase())?.code ?? code)
      : cart.giftCardNamed(giftCards.at(-1)?.label ?? '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (isSending) return
    setSaid('')
    setError(code === '' ? words.required : '')
    if (code === '') return input.current?.focus()
    setIsSending(true)
    const { kind, outcome } = await applyCode(change, kinds, code, { onWaiting: () => setSaid(errors.waiting) })
    setIsSending(false)
    setSaid(outcome.ok ? words.applied(nameOf(kind, code, outcome.value)) : '')
    if (outcome.ok) {
      if (input.current !== null) input.current.value = ''
      return
    }
    setError(codeError(outcome.error, words, codeFormats(site.hreflang)))
    input.current?.focus()
  }
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={send}>
      <TextField
        ref={input}
        name="code"
        required
        label={words.label}
        labelHidden
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        onChange={() => setError('')}
      />
      <Button type="submit" look="outline" busy={isSending}>
        {words.apply}
      </Button>
      <div role="status" className={styles.said}>
        {said === '' ? null : <Status tone={isSending ? 'quiet' : 'good'}>{said}</Status>}
      </div>
    </form>
  )
}
