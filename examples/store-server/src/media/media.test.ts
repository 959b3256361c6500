import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWithProblems } from '../contract/problems.plugin.ts'
import { type Bakery, createBakery } from './bake.ts'
import { mediaRoutes } from './media.routes.ts'
import { type BakeOrder, type PictureSpec, pictureSpecSchema } from './picture.types.ts'
import { type Priority, PriorityQueue } from './priorityQueue.ts'
import { type Rasteriser, threadRasteriser } from './rasteriser.ts'

const JACKET: PictureSpec = { type: 'hardshell', colourway: 'spruce', details: { collar: 'stand' } }
const TEE: PictureSpec = { type: 'tee', colourway: 'ochre', details: {} }
const CARD: BakeOrder = { picture: JACKET, view: 'front', width: 400, format: 'webp' }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-media-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** A rasteriser that finishes a picture only when the test calls `next`, and records the drawings it receives. */
function slowRasteriser(slots = 1) {
  const given: string[] = []
  const waiting: (() => void)[] = []
  const counted = counter()
  const rasteriser: Rasteriser = {
    slots,
    rasterise: (svg) => {
      given.push(/aria-label="([^"]+)"/.exec(svg)?.[1] ?? '')
      counted.count()
      return new Promise((resolve) => waiting.push(() => resolve(new TextEncoder().encode('picture'))))
    },
    close: async () => undefined,
  }
  let ended = 0
  /** Finishes the next picture as soon as it has started. */
  const next = async () => {
    ended += 1
    await counted.reached(ended)
    waiting.shift()?.()
  }
  return { rasteriser, given, next, begun: counted.reached }
}

/** Counts events; `reached` resolves at a given count. */
function counter() {
  let count = 0
  const waiting: { from: number; go: () => void }[] = []
  return {
    count: () => {
      count += 1
      for (const { from, go } of waiting) if (count >= from) go()
    },
    reached: (from: number) =>
      count >= from ? Promise.resolve() : new Promise<void>((go) => waiting.push({ from, go })),
  }
}

/** A queue that counts its added tasks, so that a test can wait for a task to be added. */
class WatchedQueue extends PriorityQueue<Uint8Array> {
  readonly #added = counter()
  readonly holds = this.#added.reached

  override add(key: string, priority: Priority, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const promise = super.add(key, priority, work)
    this.#added.count()
    return promise
  }
}

describe('the bakery', () => {
  it('renders a card picture of 400 by 500 pixels with transparency in at most 20 kB', async () => {
    const bakery = createBakery(directory, threadRasteriser(1))
    for (const format of ['webp', 'avif'] as const) {
      const { bytes } = await bakery.bake({ ...CARD, format })
      const { width, height, hasAlpha } = await sharp(bytes).metadata()
      expect({ width, height, hasAlpha }).toEqual({ width: 400, height: 500, hasAlpha: true })
      expect(bytes.length).toBeLessThanOrEqual(20 * 1024)
    }
    await bakery.close()
  })

  it('renders a scene in its ratio: a wide one has more than 20 kB, so that its gradients stay smooth', async () => {
    const bakery = createBakery(directory, threadRasteriser(2))
    const sizes = [
      [750, 322, 0, 20],
      [1600, 686, 20, 60],
    ] as const
    for (const [width, height, least, most] of sizes) {
      const { bytes } = await bakery.bakeScene({ scene: 'coast', ratio: '21:9', width, format: 'avif' })
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
      expect(bytes.length).toBeGreaterThan(least * 1024)
      expect(bytes.length).toBeLessThanOrEqual(most * 1024)
    }
    await bakery.close()
  })

  it('reports a picture that cannot be rendered', async () => {
    const rasteriser = threadRasteriser(1)
    await expect(rasteriser.rasterise('not a drawing', { width: 400, format: 'webp' })).rejects.toThrow(
      'could not be baked',
    )
    await rasteriser.close()
  })

  it('renders a picture once for concurrent requests', async () => {
    const { rasteriser, given, next } = slowRasteriser()
    const bakery = createBakery(directory, rasteriser)
    const asked = [bakery.bake(CARD), bakery.bake(CARD), bakery.bake(CARD)]
    await next()
    await Promise.all(asked)
    expect(given).toHaveLength(1)
  })

  it('caches one complete file per picture and reads it the next time', async () => {
    const first = slowRasteriser()
    const baking = createBakery(directory, first.rasteriser).bake(CARD)
    await first.next()
    const { etag } = await baking
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^[0-9a-f]{32}-400\.webp$/)])

    const second = slowRasteriser()
    expect((await createBakery(directory, second.rasteriser).bake(CARD)).etag).toBe(etag)
    expect(second.given).toEqual([])
  })

  it('renders a requested picture before background work', async () => {
    const { rasteriser, given, next } = slowRasteriser()
    const queue = new WatchedQueue(1)
    const bakery = createBakery(directory, rasteriser, async () => undefined, queue)
    const runs = [bakery.prebake([JACKET])]
    await queue.holds(1)
    runs.push(bakery.prebake([{ ...JACKET, colourway: 'poppy' }]))
    await queue.holds(2)
    const asked = bakery.bake({ ...CARD, picture: TEE })
    await queue.holds(3)
    for (const run of runs) run.stop()
    await next()
    await next()
    await asked
    await next()
    await Promise.all(runs.map(({ done }) => done))
    expect(given).toEqual(['Hardshell jacket, front', 'T-shirt, front', 'Hardshell jacket, front'])
    await bakery.close()
  })

  it('renders one background picture at a time, pauses after each, and completes a batch in all widths before the scenes and the next', async () => {
    const done: string[] = []
    let atOnce = 0
    const rasteriser: Rasteriser = {
      slots: 4,
      rasterise: async (_svg, { width, format }) => {
        atOnce += 1
        done.push(`${width} ${format} of ${atOnce}`)
        // Without the queue, a second picture could start rendering here.
        await new Promise((resolve) => setImmediate(resolve))
        atOnce -= 1
        return new TextEncoder().encode('picture')
      },
      close: async () => undefined,
    }
    const rests: number[] = []
    const bakery = createBakery(directory, rasteriser, async (tookMs) => void rests.push(tookMs))
    const colours = Array.from({ length: 25 }, (_, at): `#${string}` => `#0000${String(at + 10)}`)
    await bakery.prebake(
      colours.map(
        (body): PictureSpec => ({ ...TEE, colourway: { body, accent: '#111111', zip: '#111111', lining: '#111111' } }),
      ),
    ).done
    const batch = (width: number, count: number) => Array.from({ length: count }, () => `${width} avif of 1`)
    const scenes = Array.from({ length: 10 }, () => [...batch(750, 1), ...batch(1600, 1)]).flat()
    expect(done).toEqual([...batch(400, 24), ...batch(640, 24), ...scenes, ...batch(400, 1), ...batch(640, 1)])
    expect(rests).toHaveLength(70)
  })

  it('stops background work after the current picture', async () => {
    const { rasteriser, given, next, begun } = slowRasteriser()
    const bakery = createBakery(directory, rasteriser)
    const background = bakery.prebake([JACKET, TEE])
    await begun(1)
    background.stop()
    await next()
    await background.done
    expect(given).toEqual(['Hardshell jacket, front'])
  })

  it('refuses new work when it is closed, and rejects the waiting tasks', async () => {
    const { rasteriser } = slowRasteriser()
    const queue = new WatchedQueue(1)
    const bakery = createBakery(directory, rasteriser, undefined, queue)
    void bakery.bake(CARD)
    await queue.holds(1)
    const waiting = expect(bakery.bake({ ...CARD, picture: TEE })).rejects.toThrow('closed')
    await queue.holds(2)
    await bakery.close()
    await waiting
    await expect(bakery.bake({ ...CARD, width: 800 })).rejects.toThrow('closed')
  })
})

describe('a stored picture', () => {
  it('is valid when its details fit its type', () => {
    expect(pictureSpecSchema.parse(JSON.parse(JSON.stringify(JACKET)))).toEqual(JACKET)
    const inks = { body: '#112233', accent: '#112233', zip: '#112233', lining: '#112233' }
    expect(pictureSpecSchema.safeParse({ ...TEE, colourway: inks }).success).toBe(true)
  })

  it.each([
    { ...TEE, details: { sole: 'trail' } },
    { ...TEE, details: { print: '"/><script>' } },
    { ...TEE, colourway: 'mauve' },
    { ...TEE, colourway: { body: 'red', accent: '#112233', zip: '#112233', lining: '#112233' } },
    { ...TEE, type: 'constructor' },
    null,
  ])('is invalid otherwise: %j', (value) => {
    expect(pictureSpecSchema.safeParse(value).success).toBe(false)
  })
})

describe('the picture URLs', () => {
  async function server(bakery: Bakery = createBakery(directory, slowRasteriser().rasteriser)) {
    const app = Fastify()
    answerWithProblems(app)
    const findPicture = async (slug: string, colour: string) =>
      slug === 'ridgeline-jacket' && colour === 'spruce' ? JACKET : null
    await app.register(mediaRoutes, { findPicture, bakery })
    return app
  }

  it('serve an SVG that cannot run scripts or load anything', async () => {
    const { statusCode, headers, body } = await (await server()).inject('/media/ridgeline-jacket/spruce/front.svg')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
    })
    expect(body).toContain('Hardshell jacket, front')
  })

  it('serve a rendered picture, and 304 for a matching ETag', async () => {
    const slow = slowRasteriser()
    const app = await server(createBakery(directory, slow.rasteriser))
    const asked = app.inject('/media/ridgeline-jacket/spruce/back-160.avif')
    await slow.next()
    const { statusCode, headers } = await asked
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/avif' })
    const again = await app.inject({
      url: '/media/ridgeline-jacket/spruce/back-160.avif',
      headers: { 'if-none-match': `W/${headers.etag}` },
    })
    expect({ statusCode: again.statusCode, body: again.body }).toEqual({ statusCode: 304, body: '' })
  })

  it('give an SVG a weak ETag, because it may be compressed, and answer 304 when it matches', async () => {
    const app = await server()
    const { headers } = await app.inject('/media/scenes/coast-4x5.svg')
    expect(headers.etag).toMatch(/^W\/"\w+"$/)
    const again = await app.inject({
      url: '/media/scenes/coast-4x5.svg',
      headers: { 'if-none-match': `"other", ${headers.etag}` },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('serve landscapes', async () => {
    const { statusCode, body } = await (await server()).inject('/media/scenes/coast-4x5.svg')
    expect(statusCode).toBe(200)
    expect(body).toContain('viewBox="0 0 1600 2000"')
  })

  it('serve landscapes as rendered files', async () => {
    const slow = slowRasteriser()
    const asked = (await server(createBakery(directory, slow.rasteriser))).inject('/media/scenes/coast-16x9-750.webp')
    await slow.next()
    const { statusCode, headers } = await asked
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/webp' })
    expect(slow.given).toEqual(['Coastal trail in rain mist'])
  })

  it.each([
    '/media/ridgeline-jacket/spruce/front-401.avif',
    '/media/ridgeline-jacket/spruce/front-400.png',
    '/media/ridgeline-jacket/spruce/side.svg',
    '/media/ridgeline-jacket/spruce/front-400.avif.webp',
    '/media/ridgeline-jacket/mauve/front.svg',
    '/media/nothing/spruce/front.svg',
    '/media/..%2f..%2fetc/passwd/front.svg',
    '/media/ridgeline-jacket/..%2f/front.svg',
    '/media/__proto__/constructor/front.svg',
    '/media/scenes/dusk-16x9.svg',
    '/media/scenes/dawn-16x9.svg.svg',
    '/media/scenes/dawn-16x9-800.avif',
    '/media/scenes/dawn-16x9-750.png',
    '/media/ridgeline-jacket/spruce/front-1600.avif',
  ])('answer a 404 problem to %s', async (url) => {
    const { statusCode, headers } = await (await server()).inject(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/problem+json')
  })
})
