interface Reloadable {
  getSnapshot(): { readonly status: string }
  readonly commands: { reset(): void; load(): unknown }
}

/** Removes the data of the previous customer. If a page has requested such data, loads them for the current customer. */
export const reload = ({ getSnapshot, commands }: Reloadable): void => {
  const isRequested = getSnapshot().status !== 'unknown'
  commands.reset()
  if (isRequested) commands.load()
}
