import { StoreError } from '@cairn/core'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '../../app/shell/Toasts.tsx'
import { notifyStartFailed } from '../../consent/connectStore.ts'
import { createPrivacy } from '../../consent/createPrivacy.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { notifySaveFailed } from './notifySaveFailed.ts'

afterEach(cleanup)

test.each([
  ['us/en-us', /browser does not save data.+Allow cookies/],
  ['de/de-de', /Browser speichert keine Daten.+Erlaube Cookies/],
  ['fr/fr-fr', /navigateur n’enregistre aucune donnée.+Autorisez les cookies/],
  ['es/es-es', /navegador no guarda datos.+Permite las cookies/],
  ['it/it-it', /browser non salva i dati.+Consenti i cookie/],
  ['pt/pt-pt', /navegador não guarda nada.+Permita cookies/],
])('at %s a sign-in without browser storage shows why it cannot start', async (at, words) => {
  const { store, platform, events } = await openShop(<Toasts />, { at })
  Object.assign(platform.storage, { set: () => false })
  const privacy = createPrivacy(store, store.site)
  act(() => void store.auth.commands.signIn())
  // The sign-in fails before `loadTracking` loads the code that shows the toast.
  await act(() => expect.poll(() => events, { timeout: 10_000 }).toContain('auth.startFailed'))
  await act(() => privacy.loadTracking())
  expect((await screen.findByText(words)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  expect(platform.visited).toEqual([])
})

test('no message appears when the caller of the sign-in shows the error', async () => {
  const { store, platform } = await openShop(<Toasts />)
  Object.assign(platform.storage, { set: () => false })
  const privacy = createPrivacy(store, store.site)
  await act(() => privacy.loadTracking())
  await act(async () => {
    expect(await store.auth.commands.signIn({ toast: false })).toMatchObject({ ok: false, error: { code: 'STORAGE' } })
  })
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  // Sign in again without `toast: false`. If the first sign-in had shown a toast, there would be two.
  await act(async () => void (await store.auth.commands.signIn()))
  await expect.poll(() => store.toasts.getSnapshot().toasts).toHaveLength(1)
})

test('a sign-in that cannot start for another reason shows no message', async () => {
  const begin = () => Promise.reject(new Error('No crypto'))
  const exchange = () => Promise.reject(new Error('Nobody has come back'))
  const { store } = await openShop(<Toasts />, { gateways: { auth: { begin, exchange } } })
  const notified: Promise<void>[] = []
  store.on('auth.startFailed', ({ error }) => notified.push(notifySaveFailed(store, error)))
  act(() => void store.auth.commands.signIn())
  await act(() => expect.poll(() => notified.length, { timeout: 10_000 }).toBe(1))
  await Promise.all(notified)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('a sign-in without a network shows the same error as everywhere else', async () => {
  const { store } = await openShop(<Toasts />)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await act(() => notifyStartFailed(store, new StoreError('UNEXPECTED', 'The sign-in did not come'), load))
  expect(await screen.findByText(/cannot reach the shop right now/)).toBeTruthy()
})
