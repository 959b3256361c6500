import { renderScene, sceneNames, sceneRatios } from '@cairn/garments'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../contract/problem.ts'
import { type Bakery, hashOf } from './bake.ts'
import { FORMATS, type PictureSpec, SCENE_WIDTHS, VIEWS, WIDTHS } from './picture.types.ts'

export type MediaOptions = {
  /** Finds the picture of a product in one colour; null when the product or colour does not exist. */
  findPicture: (slug: string, colour: string) => Promise<PictureSpec | null>
  bakery: Bakery
}

type Parts = { slug: string; colour: string; file: string }

/**
 * The pattern of a URL segment. Segments are only looked up in the catalogue and in fixed lists, never in the file
 * system.
 */
const WORD = /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,11}$/

/**
 * Adds the picture routes: `/media/{slug}/{colour}/{view}.svg`, `/media/{slug}/{colour}/{view}-{width}.{avif|webp}`,
 * `/media/scenes/{scene}-{ratio}.svg` (ratio as `16x9`) and `/media/scenes/{scene}-{ratio}-{width}.{avif|webp}`.
 * Anything else is a 404 problem.
 */
export async function mediaRoutes(app: FastifyInstance, { findPicture, bakery }: MediaOptions): Promise<void> {
  app.get<{ Params: Parts }>('/media/:slug/:colour/:file', async (request, reply) => {
    const { slug, colour, file } = request.params
    const wanted = readFileName(file)
    if (wanted === undefined || !WORD.test(slug) || !WORD.test(colour)) throw notFound('There is no such picture')
    const picture = await findPicture(slug, colour)
    if (picture === null) throw notFound('There is no such picture')
    if (wanted.raster === undefined) return sendSvg(request, reply, bakery.draw(picture, wanted.view))
    const { bytes, etag } = await bakery.bake({ picture, view: wanted.view, ...wanted.raster })
    return send(request, reply, etag, `image/${wanted.raster.format}`, bytes)
  })

  app.get<{ Params: { file: string } }>('/media/scenes/:file', async (request, reply) => {
    const wanted = readSceneName(request.params.file)
    if (wanted === undefined) throw notFound('There is no such picture')
    const { scene, ratio, raster } = wanted
    if (raster === undefined) return sendSvg(request, reply, renderScene({ scene, ratio, prefix: scene }))
    const { bytes, etag } = await bakery.bakeScene({ scene, ratio, ...raster })
    return send(request, reply, etag, `image/${raster.format}`, bytes)
  })
}

function readFileName(file: string) {
  const view = VIEWS.find((name) => file.startsWith(name))
  const ending = view && readEnding(file.slice(view.length), WIDTHS)
  return ending && { view, ...ending }
}

function readSceneName(file: string) {
  for (const scene of sceneNames) {
    for (const ratio of sceneRatios) {
      const name = `${scene}-${ratio.replace(':', 'x')}`
      const ending = file.startsWith(name) ? readEnding(file.slice(name.length), SCENE_WIDTHS) : undefined
      if (ending !== undefined) return { scene, ratio, ...ending }
    }
  }
  return undefined
}

/** Reads `.svg` or `-{width}.{format}`; undefined for anything else. */
function readEnding<Width extends number>(ending: string, widths: readonly Width[]) {
  if (ending === '.svg') return { raster: undefined }
  for (const width of widths) {
    for (const format of FORMATS) {
      if (ending === `-${width}.${format}`) return { raster: { width, format } }
    }
  }
  return undefined
}

/**
 * Removes the weak marker of an ETag, because the comparison for If-None-Match ignores this marker (RFC 9110, 13.1.2).
 */
const strengthless = (tag: string): string => tag.replace(/^W\//, '')

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
  // A browser may open the SVG as a document, so it must not run scripts or load anything.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  // A strong ETag promises identical bytes (RFC 9110, 8.8.1). The response may be compressed, which changes its bytes,
  // so the ETag is weak.
  return send(request, reply, `W/"${hashOf(svg)}"`, 'image/svg+xml; charset=utf-8', svg)
}

function send(request: FastifyRequest, reply: FastifyReply, etag: string, type: string, body: string | Uint8Array) {
  reply
    // The URL has no version, and a drawing may change. After a day a cache serves the old picture once more while it
    // fetches the new one.
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
  const known = request.headers['if-none-match']?.split(',').map((tag) => strengthless(tag.trim()))
  if (known?.includes(strengthless(etag)) || known?.includes('*')) return reply.code(304).send()
  return reply.type(type).send(body)
}
