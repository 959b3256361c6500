import { randomUUID } from 'node:crypto'
import type { Html } from '../pages/html.ts'
import { isSubmission, returnErrors, type TypedReturn } from './return.form.ts'
import { type ReturnPage, returnConfirmPage, returnFormPage } from './return.page.ts'
import type { Statement } from './returnRules.ts'

export type ReturnForm = Omit<ReturnPage, 'errors'>

export const emptyForm = (): TypedReturn => ({
  number: '',
  name: '',
  email: '',
  items: [],
  pieces: {},
  submission: randomUUID(),
  step: 'check',
})

/** Returns the page that follows the entered values; undefined when the statement is complete and confirmed. */
export function nextStep(form: ReturnForm): Html | undefined {
  const { typed, lines } = form
  const items = lines === null ? [] : typed.items.filter((item) => lines.some(({ position }) => position === item))
  const isForged = !isSubmission(typed.submission)
  const checked = { ...form, typed: { ...typed, items, ...(isForged && { submission: randomUUID() }) } }
  const errors = returnErrors(checked.typed, lines)
  if (Object.keys(errors).length > 0) return returnFormPage({ ...checked, errors })
  if (typed.step === 'edit') return returnFormPage({ ...checked, errors: {} })
  if (typed.step === 'check' || isForged) return returnConfirmPage({ ...checked, errors: {} })
  return undefined
}

export const statementOf = ({ site, kind, typed }: ReturnForm): Statement => ({
  submission: typed.submission,
  kind,
  site: site.entry.prefix,
  orderNumber: typed.number,
  name: typed.name,
  email: typed.email,
})
