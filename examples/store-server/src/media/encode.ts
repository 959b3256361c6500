import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp'
import type { PictureFormat, RasterFile } from './picture.types.ts'

type FileWidth = RasterFile['width']

/** Maximum size of a picture file in bytes. It is small, because a page of a product list shows two dozen pictures. */
const LIMIT_BYTES = 20 * 1024

/** Maximum size in bytes of a scene for wide windows, of which a page shows one or two. */
const WIDE_LIMIT_BYTES = 60 * 1024

/**
 * The steps by which `encode` shrinks a file that is too large. First it lowers the quality by STEP, but not below
 * WORST; then it increases the blur by SOFTER.
 */
const STEP = 6
const WORST = 12
const SOFTER = 0.75

/**
 * The quality by format and width. The wide files of products are for high-density screens, where a loss of quality is
 * not visible. Scenes (750 and 1600) have a higher quality, because a loss shows in the gradients of their skies.
 */
const QUALITY: Readonly<Record<PictureFormat, Readonly<Record<FileWidth, number>>>> = {
  avif: { 160: 58, 400: 48, 640: 48, 750: 56, 800: 42, 1600: 58 },
  webp: { 160: 68, 400: 66, 640: 60, 750: 72, 800: 54, 1600: 70 },
}

const avif = (width: FileWidth, quality: number): AvifOptions => ({
  quality,
  effort: 2,
  chromaSubsampling: width > 400 ? '4:2:0' : '4:4:4',
})

const webp = (quality: number): WebpOptions => ({ quality, alphaQuality: 60, effort: 4 })

const write = (pixels: Sharp, { width, format }: RasterFile, quality: number): Promise<Buffer> =>
  (format === 'avif' ? pixels.avif(avif(width, quality)) : pixels.webp(webp(quality))).toBuffer()

/**
 * Encodes an SVG into a file of at most 20 kB, or 60 kB if it is wider than 800 pixels. A draft, which is drawn smaller,
 * is enlarged to the width of the file.
 */
export async function encode(svg: string, file: RasterFile): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const limit = file.width > 800 ? WIDE_LIMIT_BYTES : LIMIT_BYTES
  let quality = QUALITY[file.format][file.width]
  let softness = 0
  for (;;) {
    const pixels = sharp(data, { raw: { width, height, channels } }).resize(file.width)
    const bytes = await write(softness === 0 ? pixels : pixels.blur(softness), file, quality)
    if (bytes.length <= limit) return bytes
    if (quality - STEP >= WORST) quality -= STEP
    else softness += SOFTER
  }
}
