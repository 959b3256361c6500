import { fetchable } from '../../app/loading/fetchable.tsx'
import { useShop } from '../../app/shop/ShopContext.tsx'
import type { DeliveryBoxProps } from '../../delivery/DeliveryBox.tsx'
import styles from './BuyColumn.module.css'

// The box is optional: without it the page still sells, so no error is shown.
const DeliveryBox = fetchable(() => import('../../delivery/DeliveryBox.tsx'), { isQuiet: true })

/**
 * Reserves the space of the delivery dates until their chunk has loaded. The US site shows none, so there the box takes no
 * place between its neighbours.
 */
export const DeliverySpace = (props: DeliveryBoxProps) => (
  <div className={styles.delivery} hidden={useShop().site.estimatesShipping === false}>
    <DeliveryBox {...props} onFailed={() => undefined} />
  </div>
)
