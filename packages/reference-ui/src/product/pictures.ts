import { garmentPicture, type PictureSource } from '../ui/Picture.tsx'

/** `/media/ridgeline/spruce/front.svg` or `…/front-400.webp` without its ending: what the baked files are named after. */
const BAKED = /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+\/(?:front|back|detail))(?:\.svg|-\d+\.(?:avif|webp))$/

/** The baked files of a picture of ours; any other address stands for itself; without one there is a blank frame and no request. */
export const cardPicture = (url: string | null): { src: string | null; sources?: readonly PictureSource[] } => {
  const base = url === null ? undefined : BAKED.exec(url)?.[1]
  return base === undefined ? { src: url === '' ? null : url } : garmentPicture(base)
}
