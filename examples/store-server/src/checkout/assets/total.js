import { check, refuse } from './fields.js'
import { post } from './request.js'

const PLACE = /(region|postal_code)$/

/** Whether a field is the state or the ZIP code of an address in the United States. */
const isAmerican = (form, { name }) => PLACE.test(name) && form.elements[name.replace(PLACE, 'country')].value === 'US'

const keyOf = (place) => `${place.dataset.live}-${place.closest('[data-rate]').dataset.rate}`

/**
 * Shows the total with its delivery, and remembers it as the one that the buyer has seen. Returns false if the page has
 * no place for one of the texts or no text for one of the places, such as the row of a gift card; it then stays as it is.
 */
const show = (form, { seen, texts, says, isBlocked }) => {
  const places = [...document.querySelectorAll('[data-live]')]
  const keys = new Set(places.map(keyOf))
  if (keys.size !== Object.keys(texts).length || [...keys].some((key) => !(key in texts))) return false
  for (const place of places) place.textContent = texts[keyOf(place)]
  if (!isBlocked) document.querySelector('.problem[data-blocked]')?.remove()
  if (seen === form.elements.seen.value) return true
  form.elements.seen.value = seen
  const { announced, changed } = says[form.elements.shipping.value]
  form.querySelector('.waiting').dataset.changed = changed
  form.querySelector('.announced').textContent = announced
  return true
}

/**
 * Shows the delivery and the total of another country, the total with the tax of another state, and whether the ZIP code
 * is in that state. Chooses the state of the ZIP code if the buyer has not chosen one. If the request fails, the buttons
 * that do the same without a script appear.
 * @returns a function that returns the promise of the newest request; it never rejects
 */
export const watchTotal = (form) => {
  let newest = Promise.resolve()
  let running = new AbortController()
  /** The state that follows from the ZIP code; empty if the buyer has chosen the state. */
  let filled = ''
  const buttons = form.querySelectorAll('.quiet')
  const showButtons = (isShown) => {
    for (const button of buttons) button.hidden = !isShown
  }
  showButtons(false)
  const update = async (signal) => {
    const body = new URLSearchParams(new FormData(form))
    body.set('action', 'total')
    const response = await post(form, body, signal)
    if (!response?.headers.get('content-type')?.includes('json')) return showButtons(true)
    const { total, region, errors } = await response.json()
    signal.throwIfAborted()
    const state = form.elements.region
    if (state.value === '' && region !== '') {
      filled = region
      state.value = region
      check(form, state)
    }
    showButtons(total === null || !show(form, total))
    refuse(form, errors, body)
  }
  form.addEventListener('change', ({ target }) => {
    if (target.name !== 'country' && !isAmerican(form, target)) return
    const state = form.elements.region
    if (target.name === 'postal_code' && state.value === filled) state.value = ''
    if (target === state) filled = ''
    running.abort()
    running = new AbortController()
    newest = update(running.signal).catch(() => undefined)
  })
  return () => newest
}
