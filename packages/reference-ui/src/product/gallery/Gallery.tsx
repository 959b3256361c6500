import { isSwatchOption, type ProductView } from '@cairn/core/product'
import { memo, useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useMessages } from '../../messages/index.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { preloadPicture } from '../../ui/picture/preloadPicture.ts'
import { chosenLabels } from '../buy/options.ts'
import styles from './Gallery.module.css'
import { cardPicture } from './pictures.ts'

const ZoomView = fetchable(() => import('./ZoomView.tsx'))

const VIEWS = { front: 'viewFront', back: 'viewBack', detail: 'viewDetail' } as const

/**
 * Returns the sources of a picture after the first one, which is only partly visible on a phone. A phone gets the
 * pre-rendered AVIF and WebP files, because parsing an SVG would delay the page in its busy first seconds.
 */
const peeking = (url: string) => ({
  sources: cardPicture(url).sources?.map((source) => ({ ...source, media: '(width < 48em)' })),
  // 92 % of the width between the gutters.
  sizes: '87vw',
})

/**
 * The pictures of the chosen colour: a swipeable row on phones, a fixed layout in wider viewports. Each picture opens
 * the large view.
 */
export const Gallery = memo(function Gallery({ view: shown }: { readonly view: ProductView }) {
  const { product, images } = shown
  const words = useMessages().product
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState<{ readonly at: number; readonly isOpen: boolean }>()
  const name = [product.name, ...chosenLabels(shown, isSwatchOption)].join(', ')
  const pictures = images.map((image) => ({ ...image, alt: words.picture(name, words[VIEWS[image.view]]) }))
  const { preload: warm } = ZoomView
  preloadPicture({ src: pictures[0]?.url ?? null })
  return (
    <section className={styles.gallery} aria-label={words.gallery}>
      <ul
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setAt(Math.round((Math.abs(scrollLeft) / scrollWidth) * pictures.length))
        }
      >
        {pictures.length === 0 ? (
          <li>
            <Picture src={null} shape="square" />
          </li>
        ) : null}
        {pictures.map(({ view, url, alt }, index) => (
          <li key={view}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.opener}
              onPointerEnter={warm}
              onFocus={({ currentTarget }) => {
                warm()
                // The browser does not scroll a partly visible picture into view on focus, so do it here. Do it only
                // for keyboard focus: a press also focuses the picture, and the picture must not move before the
                // release.
                if (currentTarget.matches(':focus-visible')) {
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' })
                }
              }}
              onClick={() => setZoom({ at: index, isOpen: true })}
            >
              <VisuallyHidden>{`${words.enlarge} `}</VisuallyHidden>
              <Picture
                src={url}
                {...(index > 0 && peeking(url))}
                alt={alt}
                shape={index === 0 ? 'square' : 'portrait'}
                fit={view === 'detail' ? 'cover' : 'whole'}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <p className={styles.count} aria-hidden="true">
          {Math.min(at, pictures.length - 1) + 1} / {pictures.length}
        </p>
      ) : null}
      {zoom === undefined ? null : (
        <ZoomView
          open={zoom.isOpen}
          title={product.name}
          pictures={pictures}
          first={zoom.at}
          onClose={() => setZoom({ ...zoom, isOpen: false })}
          onFailed={() => setZoom(undefined)}
        />
      )}
    </section>
  )
})
