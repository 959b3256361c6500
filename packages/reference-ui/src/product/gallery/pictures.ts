import { garmentPicture, type PictureSource } from '../../ui/picture/Picture.tsx'

/**
 * Matches `/media/ridgeline/spruce/front.svg` or `…/front-400.webp`. The group, without the extension, is the base name
 * of the pre-rendered ("baked") AVIF and WebP files.
 */
const BAKED = /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+\/(?:front|back|detail))(?:\.svg|-\d+\.(?:avif|webp))$/

/**
 * Returns the pre-rendered files of a picture of the shop, and any other URL unchanged. Without a URL, `src` is null,
 * which shows a blank frame without a request.
 */
export const cardPicture = (url: string | null): { src: string | null; sources?: readonly PictureSource[] } => {
  const base = url === null ? undefined : BAKED.exec(url)?.[1]
  return base === undefined ? { src: url === '' ? null : url } : garmentPicture(base)
}
