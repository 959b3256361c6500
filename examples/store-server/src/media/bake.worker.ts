import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { encode } from './encode.ts'
import type { RasterAnswer, RasterRequest } from './rasteriser.ts'

// Use one thread per worker. The worker pool already renders in parallel, and the other cores stay free for page
// requests.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', ({ id, svg, file }: RasterRequest) => {
  encode(svg, file).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})

function answer(message: RasterAnswer): void {
  parentPort?.postMessage(message)
}
