import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from '../../ui/picture/Picture.tsx'
import { cardPicture } from './pictures.ts'

afterEach(cleanup)

test.each([null, ''])(
  'without an address (%j) a picture is the empty frame with the mark of the shop, and requests no file',
  (url) => {
    const { container } = render(<Picture {...cardPicture(url)} sizes="96px" className="line" />)
    expect(container.querySelectorAll('img, source, [src], [href], [srcset]')).toHaveLength(0)
    expect(container.querySelector('.line svg[aria-hidden="true"]')).not.toBeNull()
    expect(container.textContent).toBe('')
  },
)

test.each(['/media/ridgeline/spruce/front.svg', '/media/ridgeline/spruce/front-800.avif'])(
  'for %s the baked files are used, AVIF first',
  (url) => {
    const { container } = render(<Picture {...cardPicture(url)} sizes="96px" />)
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/ridgeline/spruce/front-400.webp')
  },
)

test.each(['/media/scenes/ridge-16x9.svg', '/media/Ridgeline/spruce/front.svg', 'https://cdn.example/a.png'])(
  'any other address is used as it is: %s',
  (url) => {
    expect(cardPicture(url)).toEqual({ src: url })
  },
)
