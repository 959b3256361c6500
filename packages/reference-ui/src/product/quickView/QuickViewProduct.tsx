import type { QuickViewProduct as Card } from '@cairn/core/overlay'
import { type Choice, chooseOption, openProduct, type Product } from '@cairn/core/product'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { CompareToggle } from '../../compare/CompareToggle.tsx'
import { usePrivacy } from '../../consent/PrivacyContext.ts'
import { loadPriceNotices } from '../../legal/priceNotices.ts'
import { useMemoryMessages } from '../../messages/memory/index.ts'
import { useQuickViewMessages } from '../../messages/quickView/index.ts'
import { useFetched } from '../../messages/useFetched.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { BuyActs } from '../buy/BuyActs.tsx'
import { BuyPrice } from '../buy/BuyPrice.tsx'
import { COLOR } from '../buy/options.ts'
import { focusMissing, VariantChoice } from '../buy/VariantChoice.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { ReviewScore } from '../reviews/ReviewScore.tsx'
import styles from './QuickView.module.css'

interface QuickViewProductProps {
  readonly product: Product
  readonly card: Card
}

/** Returns the choice of the colour that the card shows. The size stays open, because the shopper chooses it. */
const choiceOf = (product: Product, { variantId }: Card): Choice => ({
  [COLOR]: product.variants.find(({ id }) => id === variantId)?.options[COLOR],
})

/** Pictures, price, colours, sizes and the add-to-cart button, as on the product page. */
export function QuickViewProduct({ product, card }: QuickViewProductProps) {
  const { track } = usePrivacy()
  const href = useHref()
  const { site } = useShop()
  const words = useQuickViewMessages(site.hreflang)
  const memoryMessages = useMemoryMessages(site.hreflang)
  const notices = useFetched(useCallback(() => loadPriceNotices(site), [site]))
  const [choice, setChoice] = useState(() => choiceOf(product, card))
  const [needsChoice, setNeedsChoice] = useState(false)
  const missing = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const view = openProduct(product, choice).product
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing another variant must not track a second view
  useEffect(() => void track((tracking) => tracking.viewProduct(view)), [product, track])
  const page = href(`/${product.slug}`)
  const { currentVariant } = view
  const { rating } = card
  return (
    <div className={styles.look}>
      <div className={styles.pictures}>
        <Gallery key={view.images[0]?.url} view={view} />
      </div>
      <div className={styles.buy}>
        <div>
          <BuyPrice view={view} notices={notices ?? []} />
          {rating === undefined ? null : (
            <ReviewScore
              reviews={{ status: 'ready', value: { totalReview: rating.count, averageScore: rating.average } }}
              href={`${page}#reviews`}
            />
          )}
        </div>
        <VariantChoice
          view={view}
          needsChoice={needsChoice}
          missingRef={missing}
          hintId={hintId}
          onChoose={(option, key) => setChoice((last) => chooseOption(product, last, option, key))}
        />
        <BuyActs
          view={view}
          hintId={hintId}
          onChoiceNeeded={() => {
            setNeedsChoice(true)
            focusMissing(missing.current, view)
          }}
        />
        {words === null ? null : (
          <p>
            <TextLink href={currentVariant === null ? page : `${page}?variant=${currentVariant.id}`}>
              {words.fullDetails}
            </TextLink>
          </p>
        )}
        {memoryMessages === null ? null : <CompareToggle product={product} words={memoryMessages} />}
      </div>
    </div>
  )
}
