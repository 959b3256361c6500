import { useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { NearViewport } from '../../memory/NearViewport.tsx'
import styles from './SuggestedProducts.module.css'
import { TopSellersSpace } from './TopSellersSpace.tsx'

// The page is complete without these rows, so a failure shows no error.
const TopSellers = fetchable(() => import('./TopSellers.tsx'), { isQuiet: true })
const RecentlyViewed = fetchable(() => import('../../memory/RecentlyViewed.tsx'), { isQuiet: true })

/**
 * The products below an empty cart, comparison or shared list. They load when they scroll into view: on a phone that is
 * after the first screen, so their pictures do not delay it.
 */
export default function SuggestedProducts() {
  const [isFailed, setIsFailed] = useState(false)
  return (
    <div className={styles.rows}>
      <NearViewport margin={0} placeholder={<TopSellersSpace />}>
        {isFailed ? null : <TopSellers pending={<TopSellersSpace />} onFailed={() => setIsFailed(true)} />}
        <RecentlyViewed onFailed={() => undefined} />
      </NearViewport>
    </div>
  )
}
