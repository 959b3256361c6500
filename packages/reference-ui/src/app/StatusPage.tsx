import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Band } from '../ui/Page.tsx'
import { useHref, useShop } from './ShopContext.tsx'

/** The page of what cannot be shown: 404, 500 and 503. */
export const StatusPage = ({ status }: { readonly status: 404 | 500 | 503 }): ReactNode => {
  const { errors, search } = useMessages()
  const { url } = useShop()
  const href = useHref()
  const [title, text] = {
    404: [errors.notFoundTitle, errors.notFoundText],
    500: [errors.title, errors.text],
    503: [errors.unavailableTitle, errors.unavailableText],
  }[status]
  const isMissing = status === 404
  return (
    <Band>
      <EmptyState
        level={1}
        mark
        title={title}
        actions={
          <>
            {isMissing ? null : (
              // A download of the whole document, not a navigation inside it: whatever broke is loaded anew.
              <LinkButton href={url.pathname + url.search} data-router="off">
                {errors.tryAgain}
              </LinkButton>
            )}
            <LinkButton href={href('/')} look={isMissing ? 'primary' : 'outline'}>
              {errors.toHome}
            </LinkButton>
            {isMissing ? (
              <LinkButton href={href('/search')} look="outline">
                {search.allProducts}
              </LinkButton>
            ) : null}
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Band>
  )
}
