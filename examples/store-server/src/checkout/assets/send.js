// Sends the form of the checkout and, where no answer comes, waits and sends it again: the server places one order, however often it is
// asked. Without this script the browser sends the form itself.
const TIME_LIMIT_MS = 15_000
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000]
/** A form that is answered at once needs no words. */
const SAY_AFTER_MS = 1_000
/** Too many requests, or the servers behind are away: the same request may do better in a moment. */
const BUSY = [429, 502, 503, 504]

const form = document.querySelector('form')
// The property of that name is the buttons of that name.
const address = form.getAttribute('action')
const place = form.querySelector('.primary')
const box = form.querySelector('.waiting')
const words = box.querySelector('p')
const stop = box.querySelector('button')

let saying
/** Ends the sending that is under way. */
let sending
/** The next submit is the browser's own. */
let isNative = false

const say = (text = '') => {
  clearTimeout(saying)
  words.textContent = text
  stop.hidden = text === ''
  // The shopper has pressed at the lower edge of the screen, and the words stand below.
  if (text !== '') box.scrollIntoView({ block: 'nearest' })
}

/** What is being sent stands still, and stays on the page. */
const lock = (isLocked) => {
  const { activeElement } = document
  place.ariaDisabled = isLocked ? 'true' : null
  if (isLocked && activeElement?.closest('fieldset')) place.focus()
  for (const fieldset of form.querySelectorAll('fieldset')) fieldset.disabled = isLocked
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

/** Until the pause is over or the connection is back, whichever comes first: not every device knows whether it has one. */
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
    const answer = await ask(body, signal)
    if (answer !== undefined) return answer
    say(navigator.onLine ? box.dataset.unanswered : box.dataset.offline)
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], signal)
  }
}

const send = async (submitter) => {
  sending = new AbortController()
  const { signal } = sending
  const body = new URLSearchParams(new FormData(form, submitter))
  lock(true)
  saying = setTimeout(() => say(box.dataset.sending), SAY_AFTER_MS)
  const answer = await sendUntilAnswered(body, signal)
  // From here on the page may be left.
  sending = undefined
  if (answer.redirected) return location.assign(answer.url)
  // The answer is a page itself, which no script may write here: the browser asks for it as it does without this script.
  end()
  isNative = true
  form.requestSubmit(submitter)
}

if ('any' in AbortSignal) {
  box.hidden = false
  form.addEventListener('submit', (event) => {
    if (isNative) return
    event.preventDefault()
    // Only the shopper ends it; then nothing is left to do.
    if (sending === undefined) send(event.submitter).catch(() => undefined)
  })
  stop.addEventListener('click', () => {
    end()
    place.focus()
  })
  addEventListener('beforeunload', (event) => {
    if (sending !== undefined) event.preventDefault()
  })
  // Come back to, the page is as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && end())
}
