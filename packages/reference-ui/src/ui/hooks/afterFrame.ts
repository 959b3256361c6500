import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Runs `run` after the browser has painted the next frame, so that a press gets its visual response before work that
 * restyles the whole page; on a hidden page, `run` waits until the page is visible. Call the returned function to
 * cancel `run`.
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

/** Returns whether `is` is true and the browser has painted a frame since `is` became true. */
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
