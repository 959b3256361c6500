import type { SearchCard } from '@cairn/core/search'
import type { TrackingCommands } from '@cairn/core/tracking'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PrivacyContext } from './PrivacyContext.ts'
import { LISTS, useTrackedList } from './useTrackedList.ts'

afterEach(cleanup)

const cardOf = (id: number): SearchCard => ({
  id: `${id}`,
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

/** Renders lists one after another and records the tracking calls. */
const open = () => {
  const sent: string[] = []
  const tracking: TrackingCommands = {
    viewPage: () => undefined,
    viewProduct: () => undefined,
    selectMenu: () => undefined,
    viewList: ({ id }, cards) => sent.push(`${id} shows ${cards.map((card) => card.id)}`),
    selectCard: ({ id }, card, index) => sent.push(`${id} leads to ${card.id} at ${index}`),
  }
  const privacy = {
    openSettings: () => undefined,
    track: (send: (to: TrackingCommands) => void) => void send(tracking),
  }
  const inShop = (cards: readonly SearchCard[]) => (
    <PrivacyContext value={privacy}>
      <Cards cards={cards} />
    </PrivacyContext>
  )
  const { rerender } = render(inShop([]))
  sent.length = 0
  return { sent, show: (cards: readonly SearchCard[]) => rerender(inShop(cards)) }
}

test('a list is reported once however often it renders, and again when its content changes', () => {
  const { sent, show } = open()
  const first = [cardOf(1), cardOf(2)]
  show(first)
  show(first)
  expect(sent).toEqual(['search-results shows 1,2'])
  show([cardOf(3)])
  expect(sent).toEqual(['search-results shows 1,2', 'search-results shows 3'])
})

test('a selected card is reported with its zero-based index', () => {
  const { sent, show } = open()
  show([cardOf(1), cardOf(2)])
  sent.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Garment 2' }))
  expect(sent).toEqual(['search-results leads to 2 at 1'])
})
