import type { CartNotice } from '@cairn/core/cart'
import { useCart } from '@cairn/react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useCodesMessages } from '../../messages/codes/index.ts'
import { Status } from '../../ui/feedback/Status.tsx'
import { noticeText } from './noticeText.ts'

/** The texts of the notices, each once. */
export default function NoticeList({ notices }: { readonly notices: readonly CartNotice[] }) {
  const { site } = useShop()
  const { lines } = useCart()
  const words = useCodesMessages(site.hreflang)
  if (words === null) return null
  const texts = new Set(notices.map((notice) => noticeText(notice, lines, words)))
  return [...texts].map((text) => (
    <Status key={text} tone="notice">
      {text}
    </Status>
  ))
}
