import type { PasswordChange } from '@cairn/core/account'
import { useAccount } from '@cairn/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from '../form/Form.module.css'
import { FormEnd } from '../form/FormEnd.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { readRefusal } from '../form/refusal.rules.ts'
import { useFields } from '../form/useFields.ts'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { lengthOf, PASSWORD_FIELDS, passwordErrors, SHORTEST_PASSWORD, strengthOf } from './password.rules.ts'

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }
const STEPS = [1, 2, 3] as const

export interface PasswordFormProps {
  /**
   * The error message to show when the profile cannot be loaded, or null. It appears above a form with edits; otherwise
   * it replaces the form.
   */
  readonly loadError: ReactNode
}

/** The form to change the password. It clears all its fields after a successful change. */
export function PasswordForm({ loadError }: PasswordFormProps) {
  const { signUp } = useMessages()
  const words = useAccountMessages()
  const { changePassword, profile, isSaving } = useAccount()
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  const { form, values, isChanged, bind, refuse, reset, editCount } = useFields(EMPTY, () => {
    setIsDone(false)
    setFailure(null)
  })
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const found = passwordErrors(values, words, signUp)
    setFailure(null)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setIsDone(false)
    const sent = editCount.current
    const outcome = await changePassword(values, { toast: false })
    if (outcome.ok) {
      if (editCount.current !== sent) return
      reset()
      return setIsDone(true)
    }
    const refusal = readRefusal(outcome.error, PASSWORD_FIELDS, {
      known: {
        wrong_password: { field: 'currentPassword', message: words.passwordWrong },
        password_mismatch: { field: 'confirmPassword', message: words.passwordMismatch },
      },
      invalid: { newPassword: signUp.passwordShort },
      failed: words.saveFailed,
      tooMany: words.tooManyTries,
    })
    setFailure(refusal.failure)
    refuse(refusal.fields)
  }
  const strength = strengthOf(values.newPassword)
  const missing = SHORTEST_PASSWORD - lengthOf(values.newPassword)
  const next = bind('newPassword')
  if (loadError !== null && !isChanged) return loadError
  // `method="dialog"` submits nothing outside a dialog, so without scripts the browser sends no password.
  return (
    <>
      {loadError}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={save}>
        {/* Let a password manager see which account this password belongs to. */}
        <input type="email" name="userName" autoComplete="username" value={profile?.userName ?? ''} readOnly hidden />
        <PasswordField
          {...bind('currentPassword')}
          words={words}
          required
          label={words.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...next}
          words={words}
          required
          label={words.newPassword}
          // Hide the hint while the error shows the same rule.
          hint={next.error === signUp.passwordShort ? undefined : words.passwordRule}
          autoComplete="new-password"
        />
        <div className={styles.strength}>
          <span className={styles.stones} aria-hidden="true">
            {STEPS.map((step) => (
              <i key={step} data-on={strength >= step || undefined} />
            ))}
          </span>
          {strength === 1 ? <span>{words.passwordMissing(missing)}</span> : null}
          <span role="status">
            {strength === 2 ? words.passwordGood : strength === 3 ? words.passwordStrong : null}
          </span>
        </div>
        <PasswordField
          {...bind('confirmPassword')}
          words={words}
          required
          label={words.confirmPassword}
          autoComplete="new-password"
        />
        <FormEnd
          submit={words.changePassword}
          busy={isSaving}
          failure={failure}
          done={isDone ? `${words.passwordChanged} ${words.passwordChangedText}` : null}
        />
      </form>
    </>
  )
}
