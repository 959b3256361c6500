import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Runs once the next frame is on the screen: a press is answered at once, and the work that styles the whole page anew follows in a task of its own.
 * A page that is not looked at draws no frames, and waits. Call the result to call it off.
 */
export const afterFrame = (run: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/** Whether it is, and the frame in which it came to be is on the screen. */
export const useAfterFrame = (is: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!is) return
    const callOff = afterFrame(() => flushSync(() => setDrawn(true)))
    return () => {
      callOff()
      setDrawn(false)
    }
  }, [is])
  return is && isDrawn
}
