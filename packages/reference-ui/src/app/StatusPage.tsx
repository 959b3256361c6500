import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { useHref, useShop } from './ShopContext.tsx'

/** The page of what cannot be shown: 404, 500 and 503. */
export const StatusPage = ({ status }: { readonly status: 404 | 500 | 503 }): ReactNode => {
  const { errors } = useMessages()
  const { url } = useShop()
  const href = useHref()
  const [title, text] = {
    404: [errors.notFoundTitle, errors.notFoundText],
    500: [errors.title, errors.text],
    503: [errors.unavailableTitle, errors.unavailableText],
  }[status]
  return (
    <section data-status={status}>
      <h1>{title}</h1>
      <p>{text}</p>
      {status === 404 ? null : (
        // A download of the whole document, not a navigation inside it: whatever broke is loaded anew.
        <p>
          <a href={url.pathname + url.search} data-router="off">
            {errors.tryAgain}
          </a>
        </p>
      )}
      <p>
        <a href={href('/')}>{errors.toHome}</a>
      </p>
    </section>
  )
}
