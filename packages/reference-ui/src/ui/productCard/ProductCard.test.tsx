import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { IconButton } from '../button/IconButton.tsx'
import { garmentPicture } from '../picture/Picture.tsx'
import { ProductCard } from './ProductCard.tsx'

afterEach(cleanup)

const picture = garmentPicture('/media/ridgeline/spruce/front')

test('a card is one link named after the product, and its heart is a separate button', async () => {
  let presses = 0
  render(
    <ProductCard
      href="/p/ridgeline"
      name="Ridgeline"
      picture={picture}
      heart={
        <IconButton label="Add to wish list" onClick={() => (presses += 1)}>
          <svg aria-hidden="true" />
        </IconButton>
      }
    />,
  )
  const link = screen.getByRole('link', { name: 'Ridgeline' })
  expect(link.getAttribute('href')).toBe('/p/ridgeline')
  const heart = screen.getByRole('button', { name: 'Add to wish list' })
  expect(link.contains(heart)).toBe(false)
  await userEvent.click(heart)
  expect(presses).toBe(1)
})

test('a sale shows both prices with text for screen readers', () => {
  const labels = { sale: 'Sale price', regular: 'Regular price' }
  render(
    <ProductCard
      href="#"
      name="Ridgeline"
      picture={picture}
      price={{ price: '€279.00', regular: '€349.00', labels }}
    />,
  )
  const card = within(screen.getByRole('article'))
  expect(card.getByText('€279.00', { exact: false }).closest('ins')?.textContent).toBe('Sale price €279.00')
  expect(card.getByText('€349.00', { exact: false }).closest('s')?.textContent).toBe('Regular price €349.00')
})

test('colours beyond six appear as a count', () => {
  const tones = Array.from({ length: 8 }, (_, index) => ({ name: `Tone ${index}`, colour: '#2f5a4d' }))
  render(<ProductCard href="#" name="Ridgeline" picture={picture} tones={{ tones, label: '8 colours' }} />)
  expect(screen.getByRole('img', { name: '8 colours' }).textContent).toBe('+2')
})

test('pictures offer AVIF before WebP in four widths, and load lazily', () => {
  const { container } = render(<ProductCard href="#" name="Ridgeline" picture={{ ...picture, sizes: '50vw' }} />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
  expect(sources[0]?.srcset).toBe(
    '/media/ridgeline/spruce/front-160.avif 160w, /media/ridgeline/spruce/front-400.avif 400w, /media/ridgeline/spruce/front-640.avif 640w, /media/ridgeline/spruce/front-800.avif 800w',
  )
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})

const back = garmentPicture('/media/ridgeline/spruce/back')
const picturesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))

test('the second view loads only when a mouse enters the card, and shows after it has loaded', () => {
  const { container } = render(<ProductCard href="#" name="Ridgeline" picture={picture} hoverPicture={back} />)
  const card = screen.getByRole('article')
  fireEvent.pointerEnter(card, { pointerType: 'touch' })
  expect(picturesOf(container)).toEqual([picture.src])
  fireEvent.pointerEnter(card, { pointerType: 'mouse' })
  expect(picturesOf(container)).toEqual([picture.src, back.src])
  const second = container.querySelectorAll('img')[1]
  const layer = second?.closest('div')
  const before = layer?.className
  if (second) fireEvent.load(second)
  expect(layer?.className).not.toBe(before)
})

test('a rating is a short text, and screen readers read it in words', () => {
  const rating = { text: '★ 4.6 (23)', label: '4.6 out of 5 stars, 23 reviews' }
  render(<ProductCard href="#" name="Ridgeline" picture={picture} rating={rating} />)
  expect(screen.getByText(rating.text).getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(rating.label)).toBeTruthy()
})
