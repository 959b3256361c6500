import { refuse } from './fields.js'
import { post } from './request.js'

const PLACE = /(region|postal_code)$/

/** Whether a field is the state or the ZIP code of an address in the United States whose state is known. */
const isAmerican = (form, { name }) =>
  PLACE.test(name) &&
  form.elements[name.replace(PLACE, 'country')].value === 'US' &&
  form.elements[name.replace(PLACE, 'region')].value !== ''

/** Shows the total, and remembers it as the total that the buyer has seen. */
const show = (form, { seen, texts }) => {
  for (const place of document.querySelectorAll('[data-live]')) place.textContent = texts[place.dataset.live]
  form.elements.seen.value = seen
  form.querySelector('.waiting').dataset.changed = texts.changed
  const announced = form.querySelector('.announced')
  announced.textContent = `${announced.dataset.label} ${texts.due}`
}

/**
 * Shows the total with the tax of another state, and whether the ZIP code is in that state. If the request fails, the
 * server shows both before it takes the order.
 * @returns a function that returns the promise of the newest request; it never rejects
 */
export const watchTotal = (form) => {
  let newest = Promise.resolve()
  let running = new AbortController()
  const update = async (signal) => {
    const body = new URLSearchParams(new FormData(form))
    body.set('action', 'total')
    const response = await post(form, body, signal)
    if (!response?.headers.get('content-type')?.includes('json')) return
    const { total, errors } = await response.json()
    signal.throwIfAborted()
    if (total !== null) show(form, total)
    refuse(form, errors)
  }
  form.addEventListener('change', ({ target }) => {
    if (!isAmerican(form, target)) return
    running.abort()
    running = new AbortController()
    newest = update(running.signal).catch(() => undefined)
  })
  return () => newest
}
