/** Timeout for a state, in milliseconds. */
const LONGEST = 20_000
/** Milliseconds without a DOM change that count as idle. */
const REST = 24

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until a condition holds. Rejects after a timeout. */
export const until = async (holds: () => boolean, what: string): Promise<void> => {
  const began = performance.now()
  while (!holds()) {
    if (performance.now() - began > LONGEST) throw new Error(`It never came: ${what}`)
    await pause(8)
  }
}

/** Waits until nothing has changed below an element for a moment. */
export const atRest = async (element: Element): Promise<void> => {
  let changedAt = performance.now()
  const observer = new MutationObserver(() => {
    changedAt = performance.now()
  })
  observer.observe(element, { childList: true, subtree: true, attributes: true, characterData: true })
  const began = performance.now()
  while (performance.now() - changedAt < REST && performance.now() - began < LONGEST) await pause(8)
  observer.disconnect()
}

/**
 * Longest animation to wait for, in milliseconds. Do not wait for a longer animation, because it shows a running timer,
 * such as the timer of a toast.
 */
const LONGEST_MOVE = 1000

/** Waits for pictures, fonts and running animations. */
export const isDrawn = async (element: Element): Promise<void> => {
  const pictures = [...element.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  const moves = document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST_MOVE
  })
  await Promise.all([
    document.fonts.ready,
    ...moves.map((move) => move.finished.catch(() => undefined)),
    ...pictures.map((picture) => picture.decode().catch(() => undefined)),
  ])
}

/**
 * The shortest and the longest delay to skip, in milliseconds. A shorter delay takes hardly any time, and a longer one,
 * such as the end of a session, must not elapse at all.
 */
const SHORTEST_WAIT = 100
const LONGEST_WAIT = 3000

/**
 * Runs an action while the delays of the shop elapse at once, such as the delay before the redirect to the identity
 * provider.
 */
export const hurried = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const patient = window.setTimeout
  const hasty = (then: () => void, milliseconds = 0): number =>
    patient(then, milliseconds >= SHORTEST_WAIT && milliseconds <= LONGEST_WAIT ? 0 : milliseconds)
  Object.assign(window, { setTimeout: hasty })
  try {
    return await run()
  } finally {
    Object.assign(window, { setTimeout: patient })
  }
}
