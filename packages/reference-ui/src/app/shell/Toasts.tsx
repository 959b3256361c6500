import type { Toast } from '@cairn/core/toasts'
import { useStore, useStoreEvent, useToasts } from '@cairn/react'
import { useEffect } from 'react'
import { countryName } from '../../country/names.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import type { ToastMessage } from '../../ui/feedback/Toast.tsx'
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx'
import { persistSignOut, SIGNED_OUT, takeNote } from '../routing/note.ts'
import { useShop } from '../shop/ShopContext.tsx'
import type { Site } from '../shop/sites.ts'

const ICONS: Readonly<Partial<Record<Toast['code'], 'truck' | 'heart'>>> = {
  unshippable: 'truck',
  'moved-to-wishlist': 'heart',
}
const DONE: readonly Toast['code'][] = ['added-to-cart', 'moved-to-wishlist', 'signed-out']

const COUNTRY_CODE = /^[A-Z]{2}$/

const textOf = (value: Toast['params'][string] | undefined): string => (value === undefined ? '' : String(value))

/** Returns the text of a toast in the language of the page. */
export const toastText = (toast: Toast, { cart, product, header, errors }: Messages, site: Site): string => {
  const { code, params, detail } = toast
  switch (code) {
    case 'server':
      return detail || errors.unexpected
    case 'network':
      return errors.network
    case 'waiting':
      return errors.waiting
    case 'not-added':
      return errors.notAdded(textOf(params.name))
    case 'not-saved':
      return errors.notSaved(textOf(params.name))
    case 'rate-limited':
      return errors.rateLimited
    case 'cookies-blocked':
      return errors.cookiesBlocked
    case 'unauthorized':
      return errors.unauthorized
    case 'membership-expired':
      return errors.membershipExpired
    case 'signed-out':
      return header.signedOut
    case 'maximum-stock':
      return cart.maximum(Number(params.max))
    case 'added-to-cart':
      return product.added(textOf(params.name))
    case 'moved-to-wishlist':
      return cart.moved(textOf(params.name))
    case 'unshippable': {
      const { names, country } = params
      // A cart without a chosen country ships to the country of the site.
      const place = textOf(country) || site.countryCode
      return cart.unshippable(
        typeof names === 'object' ? names : [textOf(names)],
        COUNTRY_CODE.test(place) ? countryName(place, site.hreflang) : place,
      )
    }
    case 'unexpected':
      return errors.unexpected
  }
}

/** Shows the toasts. The core runs their timers, which pause while a toast is hovered or focused. */
export function Toasts() {
  const { site } = useShop()
  const messages = useMessages()
  const { toasts, show, dismiss, pause, resume } = useToasts()
  useStoreEvent('auth.signedOut', ({ reason }) => {
    if (reason === 'requested') persistSignOut()
    // The core itself shows the toast for a 401.
    else if (reason === 'expired' || reason === 'other-tab') show({ code: 'signed-out' })
  })
  const store = useStore()
  useStoreEvent('cart.noticed', ({ notices }) => {
    import('../../cart/codes/showNotices.ts')
      .then(({ showNotices }) => showNotices(notices, store, site.hreflang))
      .catch(() => show({ code: 'network' }))
  })
  useEffect(() => {
    // Use a separate task: reading storage waits for another browser process, and must not delay hydration.
    const timer = setTimeout(() => {
      const note = takeNote()
      if (note !== null) show(note === SIGNED_OUT ? { code: 'signed-out' } : { code: 'server', detail: note })
    })
    return () => clearTimeout(timer)
  }, [show])
  const entries = toasts.map((toast) => {
    const text = toastText(toast, messages, site)
    return { toast, text, id: toast.tone === 'error' ? text.replaceAll(' ', '_') : String(toast.id) }
  })
  // Show equal errors as one toast, which stays until all of them are dismissed.
  const isFirst = ({ id }: (typeof entries)[number], index: number): boolean =>
    entries.findIndex((other) => other.id === id) === index
  const shown = entries.filter(isFirst).map(
    ({ toast, text, id }): ToastMessage => ({
      id,
      text,
      tone: toast.tone === 'error' ? 'bad' : DONE.includes(toast.code) ? 'done' : 'info',
      icon: ICONS[toast.code],
    }),
  )
  const dismissAll = (id: string): void => {
    for (const each of entries) if (each.id === id) dismiss(each.toast.id)
  }
  return (
    <ToastRegion
      label={messages.common.notifications}
      dismissLabel={messages.common.dismiss}
      toasts={shown}
      onDismiss={dismissAll}
      onPause={(isPaused) => (isPaused ? pause() : resume())}
    />
  )
}
