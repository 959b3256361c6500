import type { ToastsTypes, ToastsView } from '../../toasts/toasts.types.ts'
import { TOAST_TIME } from '../../toasts/toastTime.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initial: ToastsView = { toasts: [], isPaused: false }

/** The lazy definition of the domain `toasts`: its state machine loads on demand. */
export const lazyToasts = defineLazyDomain<ToastsTypes>({
  name: 'toasts',
  // Before the machines load, the only possible toast reports that they failed to load. The `local` commands handle
  // that toast without a machine.
  commands: { show: 'load', showError: 'load', dismiss: 'local', pause: 'local', resume: 'local' },
  initialView: () => initial,
  withoutMachine: ({ show }) => {
    let hiding: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => clearTimeout(hiding)
    const hide = (): void => {
      stop()
      show(initial)
    }
    const hideLater = (): void => {
      stop()
      hiding = setTimeout(hide, TOAST_TIME)
    }
    return {
      commands: { dismiss: hide, pause: stop, resume: hideLater },
      showLoadError: ({ code }) => {
        show({
          toasts: [
            { id: 0, code: code === 'NETWORK' ? 'network' : 'unexpected', params: {}, detail: null, tone: 'error' },
          ],
          isPaused: false,
        })
        hideLater()
      },
    }
  },
})
