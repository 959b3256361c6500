import { type RefObject, useEffect, useRef, useState } from 'react'
import { removeDraft } from './draft.ts'
import type { FieldErrors } from './refusal.rules.ts'
import { useDraft } from './useDraft.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface Fields<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly values: Values<Name>
  /** Whether the fields show what the customer had typed before the session ended. */
  readonly isRestored: boolean
  /** Whether any field differs from its initial value. */
  readonly isChanged: boolean
  /** The props of one field: its value, its error and its change handler. */
  readonly bind: (name: Name) => {
    readonly name: Name
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  }
  /** Shows errors below their fields and focuses the first invalid field. */
  readonly refuse: (errors: FieldErrors<Name>) => void
  /** Discards all edits and errors, and their draft. */
  readonly reset: () => void
  /**
   * The number of edits so far. A form compares this number before and after a request, so that the response does not
   * discard an edit that the customer made during the request.
   */
  readonly editCount: RefObject<number>
}

/**
 * Returns the state of a form whose initial values are `saved`. Untouched fields follow changes of `saved`. With the
 * name of a form as `draft`, its edits survive the end of a session.
 */
export const useFields = <Name extends string>(
  saved: Values<Name>,
  onEdit?: () => void,
  draft?: string,
): Fields<Name> => {
  const [edits, setEdits] = useState<{ readonly [Field in Name]?: string }>({})
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const editCount = useRef(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const values: Values<Name> = { ...saved, ...edits }
  const names = Object.keys(saved) as Name[]
  const [isRestored, setIsRestored] = useState(false)
  useDraft({
    form: draft,
    names,
    edits: Object.fromEntries(names.filter((name) => name in edits).map((name) => [name, values[name]])),
    onRestored: (found) => {
      setEdits({ ...found, ...edits })
      setIsRestored(true)
    },
  })
  return {
    form,
    editCount,
    values,
    isRestored,
    isChanged: names.some((name) => values[name] !== saved[name]),
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }) => {
        editCount.current += 1
        setEdits({ ...edits, [name]: currentTarget.value })
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
        onEdit?.()
      },
    }),
    refuse: (found) => {
      setErrors(found)
      // Use an updater function: the response may arrive after another render, so `refusals` may be stale.
      setRefusals((count) => count + 1)
    },
    reset: () => {
      if (draft !== undefined) removeDraft(draft)
      setEdits({})
      setErrors({})
      setIsRestored(false)
    },
  }
}
