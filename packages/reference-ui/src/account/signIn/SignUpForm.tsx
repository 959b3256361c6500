import { toStoreError } from '@cairn/core'
import { useStore } from '@cairn/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { type AccountMessages, loadAccountMessages } from '../../messages/account/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { useFields } from '../form/useFields.ts'
import styles from './SignUp.module.css'
import { type SignUpValues, signUpErrors, signUpRefusal } from './signUp.rules.ts'

/** The form to create an account. Errors appear at their fields, and the first invalid field takes the focus. */
export function SignUpForm({ known, onOpened }: { readonly known: SignUpValues; readonly onOpened: () => void }) {
  const store = useStore()
  const { signUp: words } = useMessages()
  const { hreflang } = useShop().site
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [account, setAccount] = useState<AccountMessages>()
  useEffect(() => {
    // Load the account messages early, because a new customer needs them right after the sign-up. Until they arrive,
    // the password field has no button that shows the password.
    loadAccountMessages(hreflang).then(setAccount, () => undefined)
  }, [hreflang])
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const { form, values, bind, refuse } = useFields(known, () => setFailure(null))

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const email = event.currentTarget.elements.namedItem('userName')
    const isEmail = email instanceof HTMLInputElement && email.validity.valid
    const found = signUpErrors(values, { isEmail, words })
    setFailure(null)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setIsSending(true)
    try {
      await store.gateways.account.signUp(values, { signal: AbortSignal.timeout(20_000) })
      // Do not redirect a visitor who has already left this page.
      if (isHere.current) onOpened()
    } catch (cause) {
      const account = await loadAccountMessages(hreflang).catch(() => undefined)
      const refusal = signUpRefusal(toStoreError(cause), { words, account })
      setIsSending(false)
      setFailure(refusal.failure)
      refuse(refusal.fields)
    }
  }
  const password = bind('password')
  // `method="dialog"` submits nothing outside a dialog, so without scripts the browser sends no password.
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send}>
      <TextField {...bind('firstName')} required label={words.firstName} autoComplete="given-name" maxLength={100} />
      <TextField {...bind('lastName')} required label={words.lastName} autoComplete="family-name" maxLength={100} />
      <TextField {...bind('userName')} required type="email" label={words.email} autoComplete="email" maxLength={254} />
      <PasswordField
        {...password}
        words={account}
        required
        label={words.password}
        // Hide the hint while the error shows the same rule.
        hint={password.error === words.passwordShort ? undefined : words.passwordHint}
        autoComplete="new-password"
      />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" size="large" wide busy={isSending}>
        {words.submit}
      </Button>
    </form>
  )
}
