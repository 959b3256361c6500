import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderGarment, renderScene, sceneNames, sceneRatios } from '@cairn/garments'
import { build, type Plugin } from 'vite'
import { buildProducts } from '../../../examples/store-server/src/seed/buildProducts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/**
 * Replaces the entry points of the shop with the gallery page. An entry in the `build` options would not do that: Vite
 * would add it to the shop's entries.
 */
const onlyStates: Plugin = {
  name: 'only-states',
  config: (config) => {
    if (config.build) config.build.rolldownOptions = { input: join(root, 'src/states/index.html') }
  },
}

/** Builds the state gallery with React's development checks. */
const buildGallery = async (outDir: string): Promise<void> => {
  await build({
    root,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      minify: false,
      manifest: false,
      reportCompressedSize: false,
    },
    plugins: [onlyStates],
  })
}

const VIEWS = ['front', 'back', 'detail'] as const

/**
 * Returns a function that renders the pictures of the store server on demand. Pictures that the store server bakes into
 * raster files are rendered as SVG too, which looks the same.
 */
const createPictures = () => {
  const specs = new Map(
    buildProducts().flatMap(({ slug, colors }) => colors.map(({ key, picture }) => [`${slug}/${key}`, picture])),
  )
  const drawn = new Map<string, string>()
  const draw = (path: string): string | undefined => {
    const [, , slug = '', colour = '', file = ''] = path.split('/')
    if (slug === 'scenes') {
      const scene = sceneNames.find((name) => colour.startsWith(`${name}-`))
      const ratio = sceneRatios.find((name) => colour.startsWith(`${scene}-${name.replace(':', 'x')}-`))
      return scene && ratio && renderScene({ scene, ratio, prefix: scene })
    }
    const view = VIEWS.find((name) => file.startsWith(name))
    const spec = specs.get(`${slug}/${colour}`)
    return view && spec && renderGarment({ ...spec, view, size: 400, backdrop: 'none', prefix: `${spec.type}-${view}` })
  }
  return (path: string): string | undefined => {
    const known = drawn.get(path)
    if (known !== undefined) return known
    const picture = draw(path)
    if (picture !== undefined) drawn.set(path, picture)
    return picture
  }
}

/** Returns an empty picture with the right aspect ratio, which is enough for the layout of a page. */
const blankAt = (path: string): string => {
  const [width, height] = path.includes('/scenes/') ? [1600, 900] : [400, 500]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"/>`
}

const answer = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body)
}

export interface OpenGallery {
  /** Base URL of the gallery, without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Builds the gallery and serves it on a free port, with rendered or blank pictures. */
export const openGallery = async (
  outDir: string,
  { pictures = 'drawn' }: { readonly pictures?: 'drawn' | 'blank' } = {},
): Promise<OpenGallery> => {
  await buildGallery(outDir)
  const pictureAt = pictures === 'drawn' ? createPictures() : blankAt
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      if (pathname.startsWith('/media/')) {
        const picture = pictureAt(pathname)
        if (picture === undefined) response.writeHead(404).end()
        else answer(response, 'image/svg+xml', picture)
        return
      }
      if (pathname.startsWith('/__states'))
        return answer(response, 'text/html; charset=utf-8', await readFile(join(outDir, 'src/states/index.html')))
      const type = TYPES[extname(pathname)]
      if (type === undefined) response.writeHead(404).end()
      else answer(response, type, await readFile(join(outDir, pathname)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gallery has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
