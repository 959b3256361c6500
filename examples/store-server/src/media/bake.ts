import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { renderGarment, renderScene, type SceneName, type SceneRatio } from '@cairn/garments'
import {
  type BakeOrder,
  type PictureSpec,
  type PictureView,
  type RasterFile,
  SCENE_WIDTHS,
  type SceneOrder,
} from './picture.types.ts'
import { type Priority, PriorityQueue } from './priorityQueue.ts'
import { type Rasteriser, threadRasteriser } from './rasteriser.ts'

/**
 * The version of the encoder settings, which is part of the hash in each file name. Change the version together with
 * the settings, so that files with the old settings are no longer served.
 */
const ENCODING = 'alpha-2'

type BakedPicture = { bytes: Uint8Array; etag: string }

type Prebake = {
  /** Stops the run after the current picture. */
  stop: () => void
  /** Resolves when all pictures are rendered or the run was stopped; never rejects. */
  done: Promise<void>
}

export type Bakery = {
  /** Returns the SVG of a picture, with a transparent background and a soft shadow. */
  draw: (picture: PictureSpec, view: PictureView, width?: number) => string
  /** Returns a picture file from disk, or renders it now with priority over background work. */
  bake: (order: BakeOrder) => Promise<BakedPicture>
  /** Returns a file of a scene in the same way. */
  bakeScene: (order: SceneOrder) => Promise<BakedPicture>
  /**
   * Renders the card pictures of these products in this order, and the scenes after those of the first list pages: one
   * at a time, while no request waits for a picture.
   */
  prebake: (pictures: readonly PictureSpec[]) => Prebake
  close: () => Promise<void>
}

/**
 * Creates the bakery, which renders SVG drawings into picture files and caches them in `directory`. The file name is a
 * hash of the drawing, so a changed drawing gets a new file.
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

  const bake = ({ picture, view, width, format }: BakeOrder, priority: Priority): Promise<BakedPicture> =>
    bakeSvg(draw(picture, view, width), { width, format }, priority)

  const bakeScene = ({ scene, ratio, width, format }: SceneOrder, priority: Priority): Promise<BakedPicture> =>
    bakeSvg(renderScene({ scene, ratio, size: width, prefix: scene }), { width, format }, priority)

  async function bakeSvg(svg: string, { width, format }: RasterFile, priority: Priority): Promise<BakedPicture> {
    const hash = hashOf(`${ENCODING} ${svg}`)
    const file = join(directory, `${hash}-${width}.${format}`)
    const etag = `"${hash}-${width}-${format}"`
    const written = await readIfThere(file)
    if (written !== undefined) return { bytes: written, etag }
    const bytes = await queue.add(file, priority, async () => {
      const baked = await rasteriser.rasterise(svg, { width, format })
      await writePicture(directory, file, baked)
      return baked
    })
    return { bytes, etag }
  }

  async function prebakeAll(orders: readonly (BakeOrder | SceneOrder)[], isStopped: () => boolean): Promise<void> {
    for (const order of orders) {
      if (isStopped()) return
      const begun = performance.now()
      // Ignore the error: the request for this picture will fail the same way and report it.
      await ('scene' in order ? bakeScene(order, 'background') : bake(order, 'background')).catch(() => undefined)
      await rest(performance.now() - begun)
    }
  }

  return {
    draw,
    bake: (order) => bake(order, 'asked'),
    bakeScene: (order) => bakeScene(order, 'asked'),
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

/** The number of products on two pages of a product list. */
const BATCH = 24

/** The scenes of the home page and of the stories, in the ratios in which these pages show them. */
const SHOWN_SCENES: readonly (readonly [SceneName, readonly SceneRatio[]])[] = [
  ['mend', ['1:1', '16:9', '21:9']],
  ['dawn', ['16:9', '21:9']],
  ['coast', ['16:9', '21:9']],
  ['repair', ['16:9']],
  ['packing', ['16:9']],
  ['layers', ['16:9']],
]

/**
 * Returns the files to render: the front pictures of the product lists, in AVIF, 400 pixels wide for standard screens
 * and 640 pixels wide for high-density screens. Both widths of one batch come before the next batch, so that the first
 * list pages are complete for all screens early. The scenes follow the first batch.
 */
function prebakeOrders(pictures: readonly PictureSpec[]): (BakeOrder | SceneOrder)[] {
  const front = (width: 400 | 640) => (picture: PictureSpec) =>
    ({ picture, view: 'front', width, format: 'avif' }) satisfies BakeOrder
  const batches = Array.from({ length: Math.ceil(pictures.length / BATCH) }, (_, index) =>
    pictures.slice(index * BATCH, (index + 1) * BATCH),
  )
  const scenes = SHOWN_SCENES.flatMap(([scene, ratios]) =>
    ratios.flatMap((ratio) =>
      SCENE_WIDTHS.map((width) => ({ scene, ratio, width, format: 'avif' }) satisfies SceneOrder),
    ),
  )
  const [first = [], ...others] = batches.map((batch) => [...batch.map(front(400)), ...batch.map(front(640))])
  return [...first, ...scenes, ...others.flat()]
}

/** Pauses after each background picture. `tookMs` is how long that picture took to render. */
export type Rest = (tookMs: number) => Promise<void>

/**
 * Waits as long as the picture took, which limits background work to half of one core. The timer does not keep the
 * process alive.
 */
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

/**
 * Writes to a temporary file and renames it, so that a partial file is never read. If writing fails, for example on a
 * full disk, the next request renders the picture again.
 */
async function writePicture(directory: string, file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(part, bytes)
    await rename(part, file)
  } catch {
    await rm(part, { force: true }).catch(() => undefined)
  }
}
