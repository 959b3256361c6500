import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderGarment } from '@cairn/garments'
import { type BakeOrder, type PictureSpec, type PictureView, VIEWS } from './picture.types.ts'
import { type Priority, PriorityQueue } from './priorityQueue.ts'
import { type Rasteriser, threadRasteriser } from './rasteriser.ts'

/** Raise when the encoders' settings change, so that old files are not served. */
const ENCODING = 'alpha-1'

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
  /** Bakes the card pictures of these products, then their galleries, while nobody asks for anything. */
  prebake: (pictures: readonly PictureSpec[]) => Prebake
  close: () => Promise<void>
}

/**
 * Bakes drawings into picture files and keeps them under `directory`. A file is named after a hash of the very drawing,
 * so a changed drawing gets a new file.
 */
export function createBakery(directory: string, rasteriser: Rasteriser = threadRasteriser()): Bakery {
  const queue = new PriorityQueue<Uint8Array>(rasteriser.slots)
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
      const baked = await rasteriser.rasterise(svg, format)
      await keep(directory, file, baked)
      return baked
    })
    return { bytes, etag }
  }

  async function prebakeAll(orders: readonly BakeOrder[], isStopped: () => boolean): Promise<void> {
    const left = orders[Symbol.iterator]()
    // Leaves a slot free for whoever asks meanwhile.
    const lanes = Math.max(1, rasteriser.slots - 1)
    const lane = async () => {
      for (const order of left) {
        if (isStopped()) return
        // A picture that fails here fails again, and is told, when it is asked for.
        await bake(order, 'background').catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
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

/** Card pictures first, as every list shows them; WebP last, as nearly every browser takes AVIF. */
function prebakeOrders(pictures: readonly PictureSpec[]): BakeOrder[] {
  const front = (width: 400 | 800, format: 'avif' | 'webp') =>
    pictures.map((picture): BakeOrder => ({ picture, view: 'front', width, format }))
  const gallery = pictures.flatMap((picture) =>
    VIEWS.filter((view) => view !== 'front').map((view): BakeOrder => ({ picture, view, width: 800, format: 'avif' })),
  )
  return [...front(400, 'avif'), ...front(800, 'avif'), ...gallery, ...front(400, 'webp')]
}

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
