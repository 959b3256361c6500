/** The line to the shop. */
export interface Line {
  /** Whether the device knows that it has no network. That it knows of none is no proof of one. */
  readonly isDown: () => boolean
  /** Whether anything answers at the address of the page. */
  readonly isAnswering: () => Promise<boolean>
  /** Loads the document anew. */
  readonly reload: () => void
}

export const browserLine: Line = {
  isDown: () => globalThis.navigator?.onLine === false,
  isAnswering: () =>
    fetch(location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ),
  reload: () => location.reload(),
}
