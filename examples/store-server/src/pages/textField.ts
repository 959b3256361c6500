import { fieldError } from './fieldProblems.ts'
import { type Html, html } from './html.ts'

type TextField = {
  /** The name of the field, which is its id too. */
  name: string
  value: string
  label: string
  /** The message at a wrong value. */
  error: string | undefined
  hint?: string
  autocomplete?: string
  type?: 'text' | 'email'
}

/** Renders a required field for one line of text, with its hint and its error. */
export function textField({ name, value, label, error, hint, autocomplete = 'off', type = 'text' }: TextField): Html {
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(
    (id) => id !== false,
  )
  return html`<div class="field"><label for="${name}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" maxlength="254" required${error !== undefined && html` aria-invalid="true"`}${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}>
${fieldError(name, error)}</div>`
}
