import type { Profile } from '@cairn/core/account'
import { useAccount } from '@cairn/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import styles from '../form/Form.module.css'
import { FormEnd } from '../form/FormEnd.tsx'
import { readRefusal } from '../form/refusal.rules.ts'
import { UnsavedChanges } from '../form/UnsavedChanges.tsx'
import { useFields } from '../form/useFields.ts'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { changedFields, PROFILE_FIELDS, profileErrors } from './profile.rules.ts'

export interface ProfileFormProps {
  /** The last loaded profile. */
  readonly profile: Profile
  /**
   * The error message to show when the profile cannot be loaded, or null. It appears above a form with edits; otherwise
   * it replaces the form.
   */
  readonly loadError: ReactNode
}

/** The form to change the customer's name and email address. */
export function ProfileForm({ profile, loadError }: ProfileFormProps) {
  const { signUp } = useMessages()
  const words = useAccountMessages()
  const { update, isSaving } = useAccount()
  const [failure, setFailure] = useState<string | null>(null)
  const { firstName, lastName, userName } = profile
  const [isDone, setIsDone] = useState(false)
  const { form, values, isChanged, isRestored, bind, refuse, reset, editCount } = useFields(
    { firstName, lastName, userName },
    () => {
      setIsDone(false)
      setFailure(null)
    },
    'profile',
  )
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const email = event.currentTarget.elements.namedItem('userName')
    const isEmail = email instanceof HTMLInputElement && email.validity.valid
    const found = profileErrors(values, { isEmail, required: signUp.required, emailInvalid: signUp.emailInvalid })
    setFailure(null)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setIsDone(false)
    const sent = editCount.current
    const outcome = await update(changedFields(profile, values), { toast: false })
    if (outcome.ok) {
      if (editCount.current !== sent) return
      reset()
      return setIsDone(true)
    }
    const refusal = readRefusal(outcome.error, PROFILE_FIELDS, {
      known: {
        user_name_taken: { field: 'userName', message: words.userNameTaken },
        blank: { field: null, message: words.nameBlank },
      },
      invalid: { firstName: words.nameBlank, lastName: words.nameBlank, userName: signUp.emailInvalid },
      failed: words.saveFailed,
      tooMany: words.tooManyTries,
    })
    setFailure(refusal.failure)
    refuse(refusal.fields)
  }
  if (loadError !== null && !isChanged) return loadError
  return (
    <>
      {loadError}
      {isRestored ? <p role="status">{words.draftRestored}</p> : null}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={save}>
        <div className={styles.pair}>
          <TextField
            {...bind('firstName')}
            required
            label={signUp.firstName}
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            {...bind('lastName')}
            required
            label={signUp.lastName}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <TextField
          {...bind('userName')}
          required
          type="email"
          label={words.email}
          autoComplete="email"
          maxLength={254}
        />
        <FormEnd
          submit={words.save}
          busy={isSaving}
          failure={failure}
          done={isDone && !isChanged ? words.profileSaved : null}
        />
        <UnsavedChanges when={isChanged && !isSaving} />
      </form>
    </>
  )
}
