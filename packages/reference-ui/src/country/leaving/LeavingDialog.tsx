import { useCart } from '@cairn/react'
import { useCallback, useState } from 'react'
import { Deferred } from '../../app/loading/Deferred.tsx'
import { useShop } from '../../app/shop/ShopContext.tsx'
import type { Site } from '../../app/shop/sites.ts'
import { factsOf } from '../../legal/facts/countries.ts'
import { loadCountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useFetched } from '../../messages/useFetched.ts'
import { type FetchProducts, fetchProducts } from '../../product/fetchProducts.ts'
import { useRequest } from '../../product/quickView/useRequest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { languageInText, siteInText } from '../namesInText.ts'
import { useGoToSite } from '../useGoToSite.ts'
import { assessLines, assumeSold } from './assessLines.ts'
import { persistCarriedCart } from './carriedCart.ts'
import { currencyName } from './currencyName.ts'
import { DeliveryThere } from './DeliveryThere.tsx'
import { LeavingCodes } from './LeavingCodes.tsx'
import styles from './LeavingDialog.module.css'
import { LeavingLines } from './LeavingLines.tsx'

export interface LeavingDialogProps {
  /** The site that the shopper has chosen. */
  readonly to: Site
  readonly open: boolean
  readonly onClose: () => void
  readonly fetch?: FetchProducts
}

/**
 * Asks a shopper with a full cart what to do with it before the browser goes to another site, because that site starts
 * with an empty cart. Shows what the other site sells, at its prices.
 */
export default function LeavingDialog({ to, open, onClose, fetch = fetchProducts }: LeavingDialogProps) {
  const { hreflang, language, currency, storeSource } = useShop().site
  const { common, product } = useMessages()
  const words = useFetched(useCallback(() => loadCountrySwitchMessages(hreflang), [hreflang]))
  const { lines, coupons } = useCart()
  const goTo = useGoToSite()
  const [isBlocked, setIsBlocked] = useState(false)
  const ids = lines.map(({ productId }) => productId ?? '').join(' ')
  const { response, isLoading } = useRequest(useCallback(() => fetch(to, ids.split(' ')), [fetch, to, ids]))
  if (words === null) return null
  const assessment = response.status === 'ready' ? assessLines(lines, response.value, to) : assumeSold(lines)
  const isSameStore = to.storeSource === storeSource
  const carry = () => {
    const isCarried = persistCarriedCart({
      to: to.prefix,
      items: assessment.sold.map(({ item }) => item),
      left: assessment.left.map(({ name, reason }) => ({ name, reason })),
      coupons: isSameStore ? coupons.map(({ code }) => code) : [],
    })
    if (isCarried) goTo(to)
    else setIsBlocked(true)
  }
  const site = siteInText(to, hreflang)
  const priceText = to.currency === currency ? words.sameCurrency : words.currency
  const canCarry = isLoading || assessment.sold.length > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(site)}
      closeLabel={common.close}
      actions={
        <>
          {canCarry ? (
            <Button wide busy={isLoading} onClick={carry}>
              {words.take}
            </Button>
          ) : null}
          <Button wide look="outline" onClick={() => goTo(to)}>
            {words.leave}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {to.language === language ? null : <p>{words.language(languageInText(to.language, hreflang))}</p>}
      <p>
        {priceText(currencyName(to.currency, hreflang))} {to.taxIncluded ? null : `${product.taxExcluded}.`}
      </p>
      <DeliveryThere to={to} words={words} />
      {factsOf(to.countryCode).returns.hasCustoms ? <p>{words.duties}</p> : null}
      <Deferred
        value={response}
        pending={
          <div aria-busy="true">
            <VisuallyHidden>
              <span role="status">{common.loading}</span>
            </VisuallyHidden>
            <Skeleton shape="row" length="long" />
            <Skeleton shape="row" />
          </div>
        }
        failed={
          <>
            <p role="status">{words.unchecked}</p>
            <LeavingLines assessment={assessment} to={to} words={words} />
          </>
        }
      >
        {() => <LeavingLines assessment={assessment} to={to} words={words} />}
      </Deferred>
      <LeavingCodes isTried={isSameStore && canCarry} words={words} />
      {isBlocked ? (
        <p role="alert" className={styles.failure}>
          {words.blocked}
        </p>
      ) : null}
    </Dialog>
  )
}
