import { StoreError } from '@cairn/core'
import { useStore } from '@cairn/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './SignUp.module.css'
import { type FieldErrors, refusedFields, type SignUpValues, signUpErrors } from './signUp.rules.ts'

const EMPTY: SignUpValues = { firstName: '', lastName: '', userName: '', password: '' }

/** Opens an account; what is wrong stands at its field, and the first such field takes the focus. */
export function SignUpForm({ onOpened }: { readonly onOpened: () => void }) {
  const store = useStore()
  const { signUp: words } = useMessages()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const email = event.currentTarget.elements.namedItem('userName')
    const isEmail = email instanceof HTMLInputElement && email.validity.valid
    const found = signUpErrors(values, { isEmail, words })
    setFailure(null)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setIsSending(true)
    try {
      await store.gateways.account.signUp(values, { signal: AbortSignal.timeout(20_000) })
      onOpened()
    } catch (error) {
      setIsSending(false)
      const refused = error instanceof StoreError ? refusedFields(error.response) : {}
      setErrors(refused)
      if (Object.keys(refused).length === 0) setFailure((error instanceof StoreError && error.detail) || words.failed)
    }
  }
  const bind = (name: keyof SignUpValues) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  // Outside a dialog this method leads nowhere: without a script no password leaves the page.
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send}>
      <TextField {...bind('firstName')} label={words.firstName} autoComplete="given-name" maxLength={100} />
      <TextField {...bind('lastName')} label={words.lastName} autoComplete="family-name" maxLength={100} />
      <TextField {...bind('userName')} type="email" label={words.email} autoComplete="email" maxLength={254} />
      <TextField
        {...bind('password')}
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        maxLength={200}
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
