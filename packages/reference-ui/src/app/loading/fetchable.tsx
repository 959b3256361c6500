import { useStore } from '@cairn/react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { afterFrame } from '../../ui/hooks/afterFrame.ts'
import { browserConnectivity } from './connectivity.ts'
import { failedStyles } from './failedStyles.ts'
import { PageBoundary } from './PageBoundary.tsx'

interface FetchableProps {
  /**
   * Called when the chunk fails to load or the loaded component throws. The caller must close the component; the next
   * opening tries again.
   */
  readonly onFailed: () => void
  /** Suppresses the error toast, for a component that the user did not open explicitly. */
  readonly isQuiet?: boolean | undefined
  /** Rendered until the chunk has loaded. Default nothing. */
  readonly pending?: ReactNode
}

export interface Fetchable<Props> {
  (props: Props & FetchableProps): ReactNode
  /**
   * Preloads the chunk if there is a network. A failed preload shows no error, because the component loads the chunk
   * again when it opens.
   */
  preload(): void
}

/**
 * Makes a component from a lazily loaded chunk. Unlike `React.lazy` it does not cache a failure: the page stays, a
 * toast shows the error (unless `isQuiet`), and the next opening fetches again.
 */
export const fetchable = <Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
  { isQuiet: isAlwaysQuiet = false, isOffline = browserConnectivity.isOffline } = {},
): Fetchable<Props> => {
  let Part: ComponentType<Props> | null = null
  const load = async (): Promise<void> => {
    const [module] = await Promise.all([fetch(), failedStyles.fetchAgain()])
    Part = module.default
  }
  const Fetchable = ({
    onFailed,
    isQuiet = isAlwaysQuiet,
    pending = null,
    ...rest
  }: Props & FetchableProps): ReactNode => {
    const { show } = useStore().toasts.commands
    const [isThere, setIsThere] = useState(Part !== null)
    const fail = (code: 'network' | 'unexpected'): void => {
      if (!isQuiet) show({ code, tone: 'error' })
      onFailed()
    }
    // The props may have changed before the load fails, so call the latest `onFailed`.
    const failLate = useEffectEvent(fail)
    useEffect(() => {
      // The chunk may have loaded between the render and this effect.
      if (Part !== null) return setIsThere(true)
      let isGone = false
      // Respond to the press first: starting the fetch takes longer than all other work of the press.
      const cancel = afterFrame(() => {
        load().then(
          () => isGone || setIsThere(true),
          () => isGone || failLate('network'),
        )
      })
      return () => {
        isGone = true
        cancel()
      }
    }, [])
    if (!isThere || Part === null) return pending
    return (
      <PageBoundary fallback={null} onError={() => fail('unexpected')}>
        {/* Without the props of `FetchableProps`, the remaining props are those of the part. */}
        <Part {...(rest as unknown as Props)} />
      </PageBoundary>
    )
  }
  return Object.assign(Fetchable, {
    // Use a separate task, because the hover event may belong to a tap that must be handled first.
    preload: () => {
      setTimeout(() => {
        if (!isOffline()) load().catch(() => undefined)
      })
    },
  })
}
