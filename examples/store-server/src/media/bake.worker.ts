import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { RasterAnswer, RasterRequest } from './rasteriser.ts'

// One thread each: the pool is the parallelism, and the rest of the machine serves pages.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', (request: RasterRequest) => {
  encode(request).then(
    (bytes) => answer({ id: request.id, bytes }),
    (error: unknown) => answer({ id: request.id, error: error instanceof Error ? error.message : String(error) }),
  )
})

function answer(message: RasterAnswer): void {
  parentPort?.postMessage(message)
}

async function encode({ svg, format }: RasterRequest): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg))
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 55, effort: 2 })
      : picture.webp({ quality: 66, alphaQuality: 60, effort: 4 })
  return encoded.toBuffer()
}
