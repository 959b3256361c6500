/** A scene and its aspect ratio, as they stand in the URL: `dawn-16x9`, `coast-21x9`. */
export type SceneFile = `${string}-${'16x9' | '21x9' | '1x1'}`

export interface SceneProps {
  readonly file: SceneFile
  /** The file for windows of at least 48em, in another ratio. Default: the same file. */
  readonly wideFile?: SceneFile | undefined
  /** Displayed width, in the syntax of the HTML attribute `sizes`. */
  readonly sizes: string
  /** Whether the picture is on the first screen. Other pictures load when they come near the window. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

const widths = [750, 1600] as const

/** Returns the URL of a file of a scene that every browser can read. */
export const sceneUrl = (file: SceneFile, width: (typeof widths)[number] = 750): string =>
  `/media/scenes/${file}-${width}.webp`

const srcSet = (file: SceneFile, ending: 'avif' | 'webp'): string =>
  widths.map((width) => `/media/scenes/${file}-${width}.${ending} ${width}w`).join(', ')

const WIDE = '(width >= 48em)'

/**
 * A landscape or a table with equipment, without a text alternative. The server renders its files: as SVG, the 2,000
 * elements of one such drawing keep a slow phone busy for an eighth of a second.
 */
export function Scene({ file, wideFile, sizes, priority = false, className }: SceneProps) {
  return (
    <picture>
      {wideFile && <source media={WIDE} type="image/avif" srcSet={srcSet(wideFile, 'avif')} sizes={sizes} />}
      {wideFile && <source media={WIDE} srcSet={srcSet(wideFile, 'webp')} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet(file, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={sceneUrl(file)}
        srcSet={srcSet(file, 'webp')}
        sizes={sizes}
        alt=""
        width="1600"
        height={file.endsWith('1x1') ? 1600 : 900}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  )
}
