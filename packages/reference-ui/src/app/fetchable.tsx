import { useStore } from '@cairn/react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { afterFrame } from '../ui/afterFrame.ts'
import { browserLine } from './line.ts'
import { lostStyles } from './lostStyles.ts'
import { PageBoundary } from './PageBoundary.tsx'

interface FetchableProps {
  /** It did not come, or broke: whoever opened it closes it, and the next opening tries again. */
  readonly onLost: () => void
  /** Nobody asked for it in so many words, so its loss is not worth a message. */
  readonly isQuiet?: boolean | undefined
}

export interface Fetchable<Props> {
  (props: Props & FetchableProps): ReactNode
  /** Fetches it ahead of its opening, if there is a network; a failure is told at the opening. */
  warm(): void
}

/**
 * A part that is a chunk of its own and opens at a press. Unlike `lazy` it forgets a failure: the page stays, a message says so (unless `isQuiet`),
 * and the next press asks again.
 */
export const fetchable = <Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
  { isQuiet: isAlwaysQuiet = false, isDown = browserLine.isDown } = {},
): Fetchable<Props> => {
  let Part: ComponentType<Props> | null = null
  const load = async (): Promise<void> => {
    const [module] = await Promise.all([fetch(), lostStyles.fetchAgain()])
    Part = module.default
  }
  const Fetchable = ({ onLost, isQuiet = isAlwaysQuiet, ...rest }: Props & FetchableProps): ReactNode => {
    const { show } = useStore().toasts.commands
    const [isThere, setIsThere] = useState(Part !== null)
    const lose = (code: 'network' | 'unexpected'): void => {
      if (!isQuiet) show({ code, tone: 'error' })
      onLost()
    }
    // Whoever opened it may have something else open by then.
    const loseLate = useEffectEvent(lose)
    useEffect(() => {
      // Come while this was drawn.
      if (Part !== null) return setIsThere(true)
      let isGone = false
      // The press that opens it is answered first: to begin a fetch takes longer than all else that it does.
      const callOff = afterFrame(() => {
        load().then(
          () => isGone || setIsThere(true),
          () => isGone || loseLate('network'),
        )
      })
      return () => {
        isGone = true
        callOff()
      }
    }, [])
    if (!isThere || Part === null) return null
    return (
      <PageBoundary fallback={null} onError={() => lose('unexpected')}>
        {/* What is left of the props of both are those of the part. */}
        <Part {...(rest as unknown as Props)} />
      </PageBoundary>
    )
  }
  return Object.assign(Fetchable, {
    // In a task of its own: the pointer that comes near may be the finger that presses.
    warm: () => {
      setTimeout(() => {
        if (!isDown()) load().catch(() => undefined)
      })
    },
  })
}
