/** Milliseconds after which a state that does not come is a fault of the gallery. */
const LONGEST = 8000
/** Milliseconds without a change of the document after which it has come to rest. */
const REST = 24

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something holds. Rejects when it never does. */
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

/** What runs for longer is a clock, such as a toast's. */
const LONGEST_MOVE = 1000

/** Waits for pictures, letters and whatever is still moving or about to appear. */
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

/** Milliseconds; what is shorter is no wait, and what is longer, such as the end of a session, is none for a shopper. */
const SHORTEST_WAIT = 100
const LONGEST_WAIT = 3000

/** Runs something while the waits of the shop are over at once, as the moment before the way to the provider. */
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
