import { browserConnectivity, type Connectivity } from '../loading/connectivity.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Calls `preload` at the visitor's first interaction, so that the store is loaded before it is needed. If the device is
 * offline, it first waits for the network: the visitor has not requested anything yet, so no error should appear.
 */
export const preloadOnIntent = (
  document: Document,
  preload: () => void,
  { isOffline }: Pick<Connectivity, 'isOffline'> = browserConnectivity,
): void => {
  const onIntent = (): void => {
    for (const sign of signs) document.removeEventListener(sign, onIntent)
    if (isOffline()) window.addEventListener('online', preload, { once: true })
    else preload()
  }
  for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true })
}
