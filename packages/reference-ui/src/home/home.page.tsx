import { definePage } from '../app/page.ts'
import { useHref } from '../app/ShopContext.tsx'

export default definePage({
  path: '/',
  head: () => ({ canonical: '/' }),
  Component: () => {
    const href = useHref()
    return (
      <>
        <h1>Cairn</h1>
        <p>
          <a href={href('/trail-jacket')}>Trail jacket</a>
        </p>
      </>
    )
  },
})
