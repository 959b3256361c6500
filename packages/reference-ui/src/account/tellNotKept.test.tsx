import { StoreError } from '@cairn/core'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '../app/Toasts.tsx'
import { tellStartFailed } from '../consent/connectStore.ts'
import { createPrivacy } from '../consent/createPrivacy.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { tellNotKept } from './tellNotKept.ts'

afterEach(cleanup)

test.each([
  ['us/en-us', /browser keeps nothing.+Allow cookies/],
  ['de/de-de', /Browser speichert nichts.+Erlaube Cookies/],
  ['fr/fr-fr', /navigateur ne conserve rien.+Autorisez les cookies/],
  ['es/es-es', /navegador no guarda nada.+Permite las cookies/],
  ['it/it-it', /browser non conserva nulla.+Consenti i cookie/],
  ['pt/pt-pt', /navegador não guarda nada.+Permita cookies/],
])('at %s who logs in where nothing is kept reads why that does nothing', async (at, words) => {
  const { store, platform, facts } = await openShop(<Toasts />, { at })
  Object.assign(platform.storage, { set: () => false })
  const privacy = createPrivacy(store, store.site)
  act(() => store.auth.commands.signIn())
  // Before anybody is there to say it.
  await act(() => expect.poll(() => facts, { timeout: 10_000 }).toContain('auth.startFailed'))
  await act(() => privacy.attend())
  expect((await screen.findByText(words)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  expect(platform.visited).toEqual([])
})

test('a sign-in that cannot begin for another reason stays silent', async () => {
  const begin = () => Promise.reject(new Error('No crypto'))
  const exchange = () => Promise.reject(new Error('Nobody has come back'))
  const { store } = await openShop(<Toasts />, { gateways: { auth: { begin, exchange } } })
  const told: Promise<void>[] = []
  store.on('auth.startFailed', ({ error }) => told.push(tellNotKept(store, error)))
  act(() => store.auth.commands.signIn())
  await act(() => expect.poll(() => told.length, { timeout: 10_000 }).toBe(1))
  await Promise.all(told)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('who logs in without a network hears that the shop does not answer, as everywhere else', async () => {
  const { store } = await openShop(<Toasts />)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await act(() => tellStartFailed(store, new StoreError('UNEXPECTED', 'The sign-in did not come'), load))
  expect(await screen.findByText(/does not answer at the moment/)).toBeTruthy()
})
