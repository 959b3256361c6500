import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { renderGarment } from '@cairn/garments'
import type { BakeOrder, PictureSpec, PictureView } from './picture.types.ts'
import { type Priority, PriorityQueue } from './priorityQueue.ts'
import { type Rasteriser, threadRasteriser } from './rasteriser.ts'

/** Raise when the encoders' settings change, so that old files are not served. */
const ENCODING = 'alpha-2'

export type BakedPicture = { bytes: Uint8Array; etag: string }

export type Prebake = {
  /** Ends early; a picture that is being baked is finished. */
  stop: () => void
  /** When all are baked, or the run was stopped. It never fails. */
  done: Promise<void>
}

export type Bakery = {
  /** The drawing itself, on transparency with its soft shadow. */
  draw: (picture: PictureSpec, view: PictureView, width?: number) => string
  /** A picture file: from disk, or baked now before anything in the background. */
  bake: (order: BakeOrder) => Promise<BakedPicture>
  /** Bakes the card pictures of these products in this order, one at a time, while nobody asks for anything. */
  prebake: (pictures: readonly PictureSpec[]) => Prebake
  close: () => Promise<void>
}

/**
 * Bakes drawings into picture files and keeps them under `directory`. A file is named after a hash of the very drawing,
 * so a changed drawing gets a new file.
 */
export function createBakery(
  directory: string,
  rasteriser: Rasteriser = threadRasteriser(),
  rest: Rest = restAsLong,
  queue: PriorityQueue<Uint8Array> = new PriorityQueue(rasteriser.slots),
): Bakery {
  const runs = new Set<Prebake>()

  const draw: Bakery['draw'] = (picture, view, width = 800) =>
    renderGarment({ ...picture, view, size: width, backdrop: 'none', prefix: `${picture.type}-${view}` })

  async function bake({ picture, view, width, format }: BakeOrder, priority: Priority): Promise<BakedPicture> {
    const svg = draw(picture, view, width)
    const hash = hashOf(`${ENCODING} ${svg}`)
    const file = join(directory, `${hash}-${width}.${format}`)
    const etag = `"${hash}-${width}-${format}"`
    const kept = await readIfThere(file)
    if (kept !== undefined) return { bytes: kept, etag }
    const bytes = await queue.add(file, priority, async () => {
      const baked = await rasteriser.rasterise(svg, { width, format })
      await keep(directory, file, baked)
      return baked
    })
    return { bytes, etag }
  }

  async function prebakeAll(orders: readonly BakeOrder[], isStopped: () => boolean): Promise<void> {
    for (const order of orders) {
      if (isStopped()) return
      const begun = performance.now()
      // A picture that fails here fails again, and is told, when it is asked for.
      await bake(order, 'background').catch(() => undefined)
      await rest(performance.now() - begun)
    }
  }

  return {
    draw,
    bake: (order) => bake(order, 'asked'),
    prebake: (pictures) => {
      let stopped = false
      const done = prebakeAll(prebakeOrders(pictures), () => stopped)
      const run: Prebake = {
        stop: () => {
          stopped = true
        },
        done,
      }
      runs.add(run)
      void done.finally(() => runs.delete(run))
      return run
    },
    close: async () => {
      for (const run of runs) run.stop()
      queue.close()
      await rasteriser.close()
    },
  }
}

/** Two pages of a grid. */
const BATCH = 24

/**
 * What a list shows: fronts, 400 pixels wide for common screens and 640 for dense ones, in AVIF, which nearly every browser takes. Galleries are
 * drawn live. In batches, so that the first pages are whole for every screen before the last products are begun.
 */
function prebakeOrders(pictures: readonly PictureSpec[]): BakeOrder[] {
  const front = (width: 400 | 640) => (picture: PictureSpec) =>
    ({ picture, view: 'front', width, format: 'avif' }) satisfies BakeOrder
  const batches = Array.from({ length: Math.ceil(pictures.length / BATCH) }, (_, index) =>
    pictures.slice(index * BATCH, (index + 1) * BATCH),
  )
  return batches.flatMap((batch) => [...batch.map(front(400)), ...batch.map(front(640))])
}

/** Called after each picture of the background with the milliseconds it took. */
export type Rest = (tookMs: number) => Promise<void>

/** Half of one core at most, and a process that wants to end is not kept from it. */
const restAsLong: Rest = (tookMs) => wait(tookMs, undefined, { ref: false })

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}

/** Written beside and renamed, so that nobody reads half a file; a full disk costs only the next bake. */
async function keep(directory: string, file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(part, bytes)
    await rename(part, file)
  } catch {
    await rm(part, { force: true }).catch(() => undefined)
  }
}
