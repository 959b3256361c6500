import { StoreError } from '@cairn/core'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { accountOf } from '../../account/layout/account.fixture.tsx'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { Toasts } from '../shell/Toasts.tsx'
import { persistNote, SIGNED_OUT, takeNote } from './note.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test.each([
  ['us/en-us', 'You are signed out.'],
  ['de/de-de', 'Du bist abgemeldet.'],
  ['fr/fr-fr', 'Déconnexion réussie.'],
  ['es/es-es', 'Has cerrado sesión.'],
  ['it/it-it', 'Disconnessione effettuata.'],
  ['pt/pt-pt', 'Sessão terminada.'],
])('at %s the next page announces a sign-out once, with a polite live region', async (at, words) => {
  const { store, platform } = await openShop(<Toasts />, { at, isSignedIn: true })
  act(() => store.auth.commands.signOut())
  expect(platform.visited).toEqual([`/${at}/home`])
  cleanup()
  await openShop(<Toasts />, { at })
  expect((await screen.findByText(words)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  cleanup()
  await openShop(<Toasts />, { at })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByText(words)).toBeNull()
})

test('a sign-out removes the drafts of all forms', async () => {
  for (const name of ['draft', 'checkoutDraft', 'reviewDraft:a']) sessionStorage.setItem(name, '{}')
  const { store } = await openShop(<Toasts />, { isSignedIn: true })
  act(() => store.auth.commands.signOut())
  expect(Object.keys(sessionStorage).filter((name) => /draft/i.test(name))).toEqual([])
})

test('a session that the server rejects is not announced as a sign-out', async () => {
  const profile = () => Promise.reject(new StoreError('UNAUTHORIZED', '', { status: 401 }))
  const { store } = await openShop(<Toasts />, { isSignedIn: true, gateways: { account: accountOf({ profile }) } })
  act(() => void store.account.commands.load())
  expect(await screen.findByText('Unauthorized')).toBeTruthy()
  expect(takeNote()).toBeNull()
})

test('the next page shows the text of another note once', async () => {
  persistNote('Your data was cleared.')
  await openShop(<Toasts />)
  expect(await screen.findByText('Your data was cleared.')).toBeTruthy()
  expect(takeNote()).toBeNull()
})

test('blocked storage throws no error', () => {
  const { sessionStorage: original } = window
  const blocked = {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  Object.defineProperty(globalThis, 'sessionStorage', blocked)
  try {
    persistNote(SIGNED_OUT)
    expect(takeNote()).toBeNull()
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: original })
  }
})
