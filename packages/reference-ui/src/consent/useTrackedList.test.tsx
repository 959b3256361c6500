import type { SearchCard } from '@cairn/core/search'
import type { TrackingCommands } from '@cairn/core/tracking'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PrivacyContext } from './PrivacyContext.ts'
import { LISTS, useTrackedList } from './useTrackedList.ts'

afterEach(cleanup)

const cardOf = (id: number): SearchCard => ({
  id,
  name: `Garment ${id}`,
  slug: `garment-${id}`,
  category: [],
  imageUrl: null,
  price: null,
  regularPrice: null,
  badge: null,
  tones: [],
  variantId: null,
})

function Cards({ cards }: { readonly cards: readonly SearchCard[] }) {
  const choose = useTrackedList(LISTS.searchResults, cards)
  return cards.map((card, index) => (
    <button key={card.id} type="button" onClick={() => choose(card, index)}>
      {card.name}
    </button>
  ))
}

/** Draws lists one after another, and notes what is told. */
const open = () => {
  const told: string[] = []
  const tracking: TrackingCommands = {
    viewPage: () => undefined,
    viewProduct: () => undefined,
    selectMenu: () => undefined,
    viewList: ({ id }, cards) => told.push(`${id} shows ${cards.map((card) => card.id)}`),
    selectCard: ({ id }, card, index) => told.push(`${id} leads to ${card.id} at ${index}`),
  }
  const privacy = {
    openSettings: () => undefined,
    track: (tell: (to: TrackingCommands) => void) => void tell(tracking),
  }
  const inShop = (cards: readonly SearchCard[]) => (
    <PrivacyContext value={privacy}>
      <Cards cards={cards} />
    </PrivacyContext>
  )
  const { rerender } = render(inShop([]))
  told.length = 0
  return { told, show: (cards: readonly SearchCard[]) => rerender(inShop(cards)) }
}

test('a list is told once, however often it is drawn, and again when it shows something else', () => {
  const { told, show } = open()
  const first = [cardOf(1), cardOf(2)]
  show(first)
  show(first)
  expect(told).toEqual(['search-results shows 1,2'])
  show([cardOf(3)])
  expect(told).toEqual(['search-results shows 1,2', 'search-results shows 3'])
})

test('a card that is chosen is told with its place from 0', () => {
  const { told, show } = open()
  show([cardOf(1), cardOf(2)])
  told.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Garment 2' }))
  expect(told).toEqual(['search-results leads to 2 at 1'])
})
