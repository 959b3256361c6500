interface Reloadable {
  getSnapshot(): { readonly status: string }
  readonly commands: { reset(): void; load(): void }
}

/** Forgets the data of the previous customer. Where a page has asked for them, loads those of the customer who is signed in now. */
export const reload = ({ getSnapshot, commands }: Reloadable): void => {
  const isRequested = getSnapshot().status !== 'unknown'
  commands.reset()
  if (isRequested) commands.load()
}
