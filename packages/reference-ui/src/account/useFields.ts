import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from './refusal.rules.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface Fields<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly values: Values<Name>
  /** Whether something differs from what it began with. */
  readonly isChanged: boolean
  /** What a field is told: its value, what is wrong with it, and how it changes. */
  readonly bind: (name: Name) => {
    readonly name: Name
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  }
  /** Puts what is wrong at its fields; the first of them takes the focus. */
  readonly refuse: (errors: FieldErrors<Name>) => void
  /** Back to what it began with. */
  readonly reset: () => void
}

/** The fields of a form over what is `kept` of them; what the shopper has not touched follows it. */
export const useFields = <Name extends string>(kept: Values<Name>, onEdit?: () => void): Fields<Name> => {
  const [edits, setEdits] = useState<{ readonly [Field in Name]?: string }>({})
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const values: Values<Name> = { ...kept, ...edits }
  const names = Object.keys(kept) as Name[]
  return {
    form,
    values,
    isChanged: names.some((name) => values[name] !== kept[name]),
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }) => {
        setEdits({ ...edits, [name]: currentTarget.value })
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
        onEdit?.()
      },
    }),
    refuse: (found) => {
      setErrors(found)
      // Counted on, as an answer comes to a form that was drawn anew meanwhile.
      setRefusals((count) => count + 1)
    },
    reset: () => {
      setEdits({})
      setErrors({})
    },
  }
}
