// Submits the checkout form with fetch and retries while the server does not respond; the server creates one order
// however often it receives the form. Without this script the browser submits the form itself.
const TIME_LIMIT_MS = 15_000
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000]
/** Milliseconds without a response before the page shows a message. */
const SAY_AFTER_MS = 1_000
/** Status codes that are worth a retry: too many requests, or a server behind the proxy is unavailable. */
const BUSY = [429, 502, 503, 504]

const form = document.querySelector('form')
// `form.action` would return the buttons named "action", so read the attribute.
const address = form.getAttribute('action')
const place = form.querySelector('.primary')
const box = form.querySelector('.waiting')
const words = box.querySelector('p')
const stop = box.querySelector('button')
const state = form.querySelector('select[name=region]')
const total = form.querySelector('.announced')

let saying
/** The request for the total of another state; it never fails. */
let showing
/** Aborts the running submission. */
let sending
/** True when the browser submits the form next, without this script. */
let isNative = false

const say = (text = '') => {
  clearTimeout(saying)
  words.textContent = text
  stop.hidden = text === ''
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

const ask = async (body, signal) => {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    const answer = await fetch(address, { method: 'POST', body, signal: limited })
    return BUSY.includes(answer.status) ? undefined : answer
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
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

/** Returns the text for the error of a field that the shopper has left, or an empty text. */
const errorOf = ({ validity, dataset }) => {
  if (validity.valueMissing) return form.dataset.required
  if (validity.patternMismatch) return dataset.wrong
  return validity.typeMismatch ? form.dataset.email : ''
}

/** Shows or removes the error of a field. The server validates all fields again. */
const check = (field) => {
  const id = `${field.id}-error`
  const text = errorOf(field)
  document.getElementById(id)?.remove()
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each !== '' && each !== id)
  field.setAttribute('aria-describedby', [...others, ...(text === '' ? [] : [id])].join(' '))
  field.ariaInvalid = text === '' ? null : 'true'
  if (text === '') return
  const note = document.createElement('p')
  note.id = id
  note.className = 'error'
  note.textContent = text
  field.closest('.field').append(note)
}

const sendUntilAnswered = async (body, signal) => {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(body, signal)
    if (answer !== undefined) return answer
    say(navigator.onLine ? box.dataset.unanswered : box.dataset.offline)
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], signal)
  }
}

const send = async (submitter) => {
  sending = new AbortController()
  const { signal } = sending
  // The buyer has chosen a state and sees its total only after this response.
  await showing
  const body = new URLSearchParams(new FormData(form, submitter))
  lock(true)
  saying = setTimeout(() => say(box.dataset.sending), SAY_AFTER_MS)
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

/**
 * Shows the total with the tax of the chosen state, and remembers it as the total that the buyer has seen. If the request
 * fails, the server shows the new total before it takes the order.
 */
const showTotal = async () => {
  const body = new URLSearchParams(new FormData(form))
  body.set('action', 'total')
  const answer = await ask(body, new AbortController().signal)
  if (!answer?.headers.get('content-type')?.includes('json')) return
  const { seen, texts } = await answer.json()
  for (const place of document.querySelectorAll('[data-live]')) place.textContent = texts[place.dataset.live]
  form.elements.seen.value = seen
  total.textContent = `${total.dataset.label} ${texts.due}`
}

if ('any' in AbortSignal) {
  box.hidden = false
  form.addEventListener('submit', (event) => {
    if (isNative) return
    event.preventDefault()
    // The promise rejects only when the shopper cancels, and `end` has then reset the page.
    if (sending === undefined) send(event.submitter).catch(() => undefined)
  })
  // An error moves the fields below it. During a press, that would move the pressed control away from the pointer.
  let isPressed = false
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => (isPressed = false), true)
  form.addEventListener('focusout', ({ target }) => {
    // An untouched field is not wrong yet; a shopper may only tab past it.
    const isTouched = target.value !== target.defaultValue || target.ariaInvalid === 'true'
    if (!target.matches('.field :is(input, textarea)') || !isTouched) return
    if (isPressed) addEventListener('pointerup', () => setTimeout(check, 0, target), { once: true })
    else check(target)
  })
  // The pattern of the postal code belongs to the country for which the server has rendered the field.
  form.addEventListener('change', ({ target }) => {
    if (!target.name.endsWith('country')) return
    const code = form.elements[target.name.replace('country', 'postal_code')]
    code.removeAttribute('pattern')
    code.inputMode = ''
  })
  const other = form.elements.billing_other
  const billing = form.querySelector('.billing')
  other.addEventListener('change', () => {
    const template = billing.querySelector('template')
    if (template !== null) billing.append(template.content.cloneNode(true))
    template?.remove()
    billing.hidden = !other.checked
    for (const fieldset of billing.querySelectorAll('fieldset')) fieldset.disabled = !other.checked
  })
  if (state !== null) {
    form.querySelector('[value=state]').hidden = true
    state.addEventListener('change', () => {
      showing = showTotal().catch(() => undefined)
    })
  }
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
