/** Access to the network state: whether the device is offline, whether the server responds, and a reload. */
export interface Connectivity {
  /** Whether the device reports that it is offline. False does not prove that there is a network. */
  readonly isOffline: () => boolean
  /** Whether the server responds at the current URL, with any status. */
  readonly isReachable: () => Promise<boolean>
  /** Reloads the document. */
  readonly reload: () => void
}

export const browserConnectivity: Connectivity = {
  isOffline: () => globalThis.navigator?.onLine === false,
  isReachable: () =>
    fetch(location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ),
  reload: () => location.reload(),
}
