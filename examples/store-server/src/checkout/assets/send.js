// Submits the checkout form with fetch and retries while the server does not respond; the server creates one order
// however often it receives the form. Without this script the browser submits the form itself.
import { watchDraft } from './draft.js'
import { watchFields } from './fields.js'
import { post } from './request.js'
import { watchTotal } from './total.js'

const PAUSES_MS = [2_000, 4_000, 8_000, 15_000]
/** Milliseconds without a response before the page shows a message. */
const SAY_AFTER_MS = 1_000

const form = document.querySelector('form')
const place = form.querySelector('.primary')
const box = form.querySelector('.waiting')
const words = box.querySelector('p')
const stop = box.querySelector('button')

let saying
/** Returns the promise of the total that the page shows next. */
let nextTotal
/** Aborts the running submission. */
let sending
/** True when the browser submits the form next, without this script. */
let isNative = false

const say = (text = '', canStop = text !== '') => {
  clearTimeout(saying)
  words.textContent = text
  stop.hidden = !canStop
  // The message is below the button and may be off-screen.
  if (text !== '') box.scrollIntoView({ block: 'nearest' })
}

/**
 * Disables the fields while the form is sent. The button uses aria-disabled and takes the focus, which a disabled field
 * would lose.
 */
const lock = (isLocked) => {
  const { activeElement } = document
  place.ariaDisabled = isLocked ? 'true' : null
  if (isLocked && activeElement?.closest('fieldset')) place.focus()
  for (const fieldset of form.querySelectorAll('fieldset')) {
    fieldset.disabled = isLocked || fieldset.parentElement.hidden
  }
}

const end = () => {
  sending?.abort()
  sending = undefined
  say()
  lock(false)
}

/**
 * Waits for a delay, or until the browser is back online. The delay is needed because `online` events are not reliable
 * on every device.
 */
const pause = (milliseconds, signal) =>
  new Promise((done, fail) => {
    const over = new AbortController()
    const timer = setTimeout(() => finish(done), milliseconds)
    const finish = (act) => {
      clearTimeout(timer)
      over.abort()
      act()
    }
    addEventListener('online', () => finish(done), { signal: over.signal })
    signal.addEventListener('abort', () => finish(() => fail(signal.reason)), { signal: over.signal })
  })

const sendUntilAnswered = async (body, signal) => {
  for (let tries = 0; ; tries += 1) {
    const answer = await post(form, body, signal)
    if (answer !== undefined) return answer
    say(navigator.onLine ? box.dataset.unanswered : box.dataset.offline)
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], signal)
  }
}

/**
 * Sends the order with the total that the page showed at the press. If the total of a new state is pending and differs,
 * the buyer sees it first and presses again.
 */
const send = async (submitter) => {
  sending = new AbortController()
  const { signal } = sending
  const body = new URLSearchParams(new FormData(form, submitter))
  lock(true)
  say()
  saying = setTimeout(() => say(box.dataset.sending), SAY_AFTER_MS)
  await nextTotal()
  signal.throwIfAborted()
  if (form.elements.seen.value !== body.get('seen')) {
    end()
    place.focus()
    return say(box.dataset.changed, false)
  }
  const answer = await sendUntilAnswered(body, signal)
  // From here on `beforeunload` no longer blocks leaving the page.
  sending = undefined
  if (answer.redirected) return location.assign(answer.url)
  // The response is itself a page. Trusted Types forbid writing it into this document, so the browser submits the form
  // again natively.
  end()
  isNative = true
  form.requestSubmit(submitter)
}

if ('any' in AbortSignal) {
  box.hidden = false
  form.addEventListener('submit', (event) => {
    if (isNative) return
    event.preventDefault()
    // The promise rejects only when the shopper cancels, and `end` has then reset the page.
    if (sending === undefined) send(event.submitter).catch(() => undefined)
  })
  watchFields(form)
  const other = form.elements.billing_other
  const billing = form.querySelector('.billing')
  other.addEventListener('change', () => {
    const template = billing.querySelector('template')
    if (template !== null) billing.append(template.content.cloneNode(true))
    template?.remove()
    billing.hidden = !other.checked
    for (const fieldset of billing.querySelectorAll('fieldset')) fieldset.disabled = !other.checked
  })
  nextTotal = watchTotal(form)
  watchDraft(form, {
    key: 'checkoutDraft',
    owner: form.dataset.cart,
    // The secrets of the page and the payment.
    unstored: ['csrf', 'seen', 'action', 'payment'],
    longest: 1000,
  })
  stop.addEventListener('click', () => {
    end()
    place.focus()
  })
  addEventListener('beforeunload', (event) => {
    if (sending !== undefined) event.preventDefault()
  })
  // A page from the back/forward cache still shows the sending state, so reset it.
  addEventListener('pageshow', ({ persisted }) => persisted && end())
}
