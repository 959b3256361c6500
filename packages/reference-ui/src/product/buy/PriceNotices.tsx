import { useHref } from '../../app/shop/ShopContext.tsx'
import type { PriceNotice } from '../../legal/priceNotices.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import styles from './BuyColumn.module.css'

/** Notices below the price, each with a link to the page that explains it. */
export function PriceNotices({ notices }: { readonly notices: readonly PriceNotice[] }) {
  const href = useHref()
  return (
    <p className={styles.notices}>
      {notices.map(({ text, path }) => (
        <TextLink key={path} href={href(path)}>
          {text}
        </TextLink>
      ))}
    </p>
  )
}
