import { Worker } from 'node:worker_threads'
import type { RasterFile } from './picture.types.ts'

export type RasterRequest = { id: number; svg: string; file: RasterFile }
export type RasterAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string }

/** Renders an SVG into a picture file. A draft is drawn smaller than the file; the file has the width of `RasterFile`. */
export type Rasteriser = {
  /** Number of pictures rendered in parallel. */
  slots: number
  rasterise: (svg: string, file: RasterFile) => Promise<Uint8Array>
  close: () => Promise<void>
}

type Pending = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; pending: Map<number, Pending> }

/** A pool of worker threads with sharp. The threads start with the first picture and do not keep the process alive. */
export function threadRasteriser(slots = 2): Rasteriser {
  const threads: Thread[] = []
  let lastId = 0
  let closed = false

  function start(): Thread {
    const thread: Thread = { worker: new Worker(new URL('./bake.worker.ts', import.meta.url)), pending: new Map() }
    const { worker, pending } = thread
    worker.unref()
    worker.on('message', (answer: RasterAnswer) => {
      const waiting = pending.get(answer.id)
      pending.delete(answer.id)
      if ('bytes' in answer) waiting?.resolve(answer.bytes)
      else waiting?.reject(new Error(`the picture could not be baked: ${answer.error}`))
    })
    const fail = (error: Error) => {
      const at = threads.indexOf(thread)
      if (at >= 0) threads.splice(at, 1)
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => fail(new Error('the baking thread ended')))
    threads.push(thread)
    return thread
  }

  function freest(): Thread {
    const idle = threads.find(({ pending }) => pending.size === 0)
    if (idle !== undefined) return idle
    if (threads.length < slots) return start()
    return threads.reduce((least, thread) => (thread.pending.size < least.pending.size ? thread : least))
  }

  return {
    slots,
    rasterise: (svg, file) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the bakery is closed'))
          return
        }
        const { worker, pending } = freest()
        const id = ++lastId
        pending.set(id, { resolve, reject })
        worker.postMessage({ id, svg, file } satisfies RasterRequest)
      }),
    close: async () => {
      closed = true
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
