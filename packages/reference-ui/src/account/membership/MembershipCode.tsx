import { useMembership } from '@cairn/react'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import styles from '../form/Form.module.css'
import { FormEnd } from '../form/FormEnd.tsx'
import { readRefusal } from '../form/refusal.rules.ts'
import { useFields } from '../form/useFields.ts'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'

const FIELDS = ['authenticationCode'] as const

interface MembershipCodeProps {
  readonly submit?: string
  /** Called when the code of this form was accepted. */
  readonly onVerified: () => void
}

/** The form to join the professional programme, or to renew the membership, with a code. */
export function MembershipCode({ submit, onVerified }: MembershipCodeProps) {
  const { signUp } = useMessages()
  const words = useAccountMessages()
  const { verify, status } = useMembership()
  const [phase, setPhase] = useState<'idle' | 'sent' | 'done'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const { form, values, bind, refuse, reset, editCount } = useFields({ authenticationCode: '' }, () => {
    setPhase('idle')
    setFailure(null)
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'sent') return
    const code = values.authenticationCode.trim()
    setFailure(null)
    refuse(code === '' ? { authenticationCode: signUp.required } : {})
    if (code === '') return
    setPhase('sent')
    const sent = editCount.current
    const outcome = await verify(code, { toast: false })
    if (outcome.ok) {
      onVerified()
      if (editCount.current !== sent) return
      setPhase('done')
      return reset()
    }
    setPhase('idle')
    const refusal = readRefusal(outcome.error, FIELDS, {
      known: { code_refused: { field: 'authenticationCode', message: words.programmeCodeRefused } },
      invalid: { authenticationCode: words.programmeCodeRefused },
      failed: words.saveFailed,
      tooMany: words.tooManyTries,
    })
    setFailure(refusal.failure)
    refuse(refusal.fields)
  }
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send}>
      <TextField
        {...bind('authenticationCode')}
        required
        label={words.programmeCode}
        hint={words.programmeCodeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
      <FormEnd
        submit={submit ?? words.programmeVerify}
        busy={phase === 'sent' || (status === 'loading' && phase !== 'done')}
        failure={failure}
        done={phase === 'done' ? words.programmeJoined : null}
      />
    </form>
  )
}
