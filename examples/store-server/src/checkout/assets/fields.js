// Checks a field when the shopper leaves it, and shows the fields of another country. The server validates all fields
// again.
import { listError } from './problems.js'

/** The errors that only the server can find, with the value that it has checked, by the id of the field. */
const refused = new Map()

/**
 * The other errors that the page had when it was loaded, with the value of the field, by the id of the field. No later
 * answer of the server removes them.
 */
const rendered = new Map()

/** The fields whose errors the server finds again with each total. */
const CHECKED_AGAIN = /(postal_code|country)$/

const isEmpty = ({ value }) => value.trim() === ''

const hasWrongFormat = (field) => {
  const { format, ignored } = field.dataset
  if (format === undefined || isEmpty(field)) return false
  const text = ignored === undefined ? field.value.trim() : field.value.replace(new RegExp(ignored, 'gu'), '')
  return !new RegExp(format, 'iu').test(text)
}

/** Returns the text for the error of a field, or an empty text. */
const errorOf = (form, field) => {
  if (field.required && isEmpty(field)) return form.dataset.required
  if (hasWrongFormat(field)) return field.dataset.wrong
  const found = refused.get(field.id) ?? rendered.get(field.id)
  return found?.value === field.value ? found.text : ''
}

/** Shows or removes the error of a field. */
export const check = (form, field) => {
  const id = `${field.id}-error`
  const text = errorOf(form, field)
  document.getElementById(id)?.remove()
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each !== '' && each !== id)
  field.setAttribute('aria-describedby', [...others, ...(text === '' ? [] : [id])].join(' '))
  field.ariaInvalid = text === '' ? null : 'true'
  listError(field.id, text)
  if (text === '') return
  const note = document.createElement('p')
  note.id = id
  note.className = 'error'
  note.textContent = text
  field.closest('.field').append(note)
}

/**
 * Shows the errors that the server has found in the sent fields, by the id of the field, and removes those that it no
 * longer finds. An error counts for the sent value only, because the shopper may have changed the field in the meantime.
 */
export const refuse = (form, errors, sent) => {
  const fields = new Set([...refused.keys(), ...Object.keys(errors)])
  refused.clear()
  for (const [id, text] of Object.entries(errors)) refused.set(id, { text, value: sent.get(id) })
  for (const id of fields) {
    const field = document.getElementById(id)
    if (field !== null) check(form, field)
  }
}

/** Remembers the errors in the page, so that they stay until their fields change. An empty field needs no such error. */
const readErrors = (form) => {
  for (const field of form.querySelectorAll('.field [aria-invalid=true]')) {
    const text = document.getElementById(`${field.id}-error`)?.textContent.trim()
    if (text === undefined || isEmpty(field)) continue
    const errors = CHECKED_AGAIN.test(field.id) ? refused : rendered
    errors.set(field.id, { text, value: field.value })
  }
}

/** Removes the error of a group of radio buttons. */
const acceptChoice = ({ name, form }) => {
  const group = form.querySelector(`[role=radiogroup][aria-describedby~="${name}-error"]`)
  group?.removeAttribute('aria-describedby')
  group?.removeAttribute('aria-invalid')
  document.getElementById(`${name}-error`)?.remove()
  listError(name, '')
}

/** Shows the labels, examples and formats of the country that is chosen in `select`. */
const showCountry = (form, select) => {
  const country = JSON.parse(form.dataset.countries)[select.value]
  if (country === undefined) return
  const prefix = select.name.replace('country', '')
  for (const [name, label] of Object.entries(country.labels)) {
    const field = form.elements[prefix + name]
    field.closest('.field').hidden = label === ''
    if (label !== '') document.querySelector(`label[for=${field.id}]`).textContent = label
  }
  form.elements[`${prefix}region`].required = country.needsState
  for (const name of Object.keys(country.labels)) {
    const field = form.elements[prefix + name]
    if (field.ariaInvalid === 'true') check(form, field)
  }
  const code = form.elements[`${prefix}postal_code`]
  code.inputMode = country.keyboard
  code.dataset.format = country.format
  code.dataset.wrong = country.wrongCode
  document.getElementById(`${code.id}-hint`).textContent = country.hint
  if (code.value !== '') check(form, code)
  if (prefix !== '') return
  const { phone } = form.elements
  phone.dataset.wrong = country.wrongPhone
  if (phone.ariaInvalid === 'true') check(form, phone)
}

/** Shows the name, the example and the format of the VAT ids in the country of the invoice. */
const showVatId = (form) => {
  const { vat_id: field, billing_other: other, billing_country: billing, country } = form.elements
  const texts = JSON.parse(form.dataset.countries)[(other.checked && billing ? billing : country).value]?.vatId
  if (texts === undefined) return
  field.closest('.field').hidden = texts.hint === '' && isEmpty(field)
  document.querySelector('label[for=vat_id]').textContent = texts.label
  document.getElementById('vat_id-hint').textContent = texts.hint
  field.dataset.format = texts.format
  field.dataset.wrong = texts.wrong
  if (!isEmpty(field)) check(form, field)
}

export const watchFields = (form) => {
  readErrors(form)
  // An error moves the fields below it. During a press, that would move the pressed control away from the pointer.
  let isPressed = false
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => (isPressed = false), true)
  // A field that is empty again counts as edited, although its value is the one of the page.
  const edited = new WeakSet()
  form.addEventListener('input', ({ target }) => edited.add(target))
  form.addEventListener('focusout', ({ target }) => {
    // An untouched field is not wrong yet; a shopper may only tab past it.
    const isTouched = edited.has(target) || target.value !== target.defaultValue || target.ariaInvalid === 'true'
    if (!target.matches('.field :is(input, textarea)') || !isTouched) return
    if (isPressed) addEventListener('pointerup', () => setTimeout(check, 0, form, target), { once: true })
    else check(form, target)
  })
  form.addEventListener('change', ({ target }) => {
    if (target.type === 'radio') acceptChoice(target)
    if (target.matches('select[aria-invalid=true]')) check(form, target)
    if (target.name === 'billing_other' && !target.checked) {
      for (const field of form.querySelectorAll('.billing [aria-invalid=true]')) listError(field.id, '')
    }
    if (target.name.endsWith('country')) showCountry(form, target)
    if (target.name === 'billing_other' || target.name.endsWith('country')) showVatId(form)
  })
}
