import { garmentPicture, type PictureSource } from '../../ui/picture/Picture.tsx'

/**
 * Matches `/media/ridgeline/spruce/front.svg` or `…/front-400.webp`. The group captures the URL without size and
 * extension, from which the URLs of the pre-rendered ("baked") AVIF and WebP files are built.
 */
const BAKED = /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+\/(?:front|back|detail))(?:\.svg|-\d+\.(?:avif|webp))$/

/**
 * Returns the sources of the pre-rendered files for a picture of the shop, or the unchanged URL for any other picture.
 * Without a URL, `src` is null, and the picture frame sends no request.
 */
export const cardPicture = (url: string | null): { src: string | null; sources?: readonly PictureSource[] } => {
  const base = url === null ? undefined : BAKED.exec(url)?.[1]
  return base === undefined ? { src: url === '' ? null : url } : garmentPicture(base)
}
