/** Milliseconds after which a state that does not come is a fault of the gallery. */
const LONGEST = 8000
/** Milliseconds without a change of the document after which it has come to rest. */
const REST = 40

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

/** Waits for pictures and letters. */
export const isDrawn = async (element: Element): Promise<void> => {
  const pictures = [...element.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
}
