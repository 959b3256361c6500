import type { Order } from '@cairn/core/account'
import { Status } from '../../ui/feedback/Status.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Order.module.css'

const REACHED: Readonly<Record<Exclude<Order['status'], 'cancelled'>, number>> = {
  awaiting_fulfillment: 1,
  shipped: 2,
  completed: 3,
}

/** Shows the progress of an order from receipt to delivery. A cancelled order shows a status instead of steps. */
export function OrderProgress({ status }: { readonly status: Order['status'] }) {
  const words = useAccountMessages()
  if (status === 'cancelled') {
    return (
      <div className={styles.cancelled}>
        <Status tone="quiet">{words.statusCancelled}</Status>
        <p>{words.cancelledText}</p>
      </div>
    )
  }
  const at = REACHED[status]
  const steps = [words.orderReceived, words.statusAwaitingFulfillment, words.statusShipped, words.statusCompleted]
  return (
    <ol className={styles.progress} aria-label={words.orderProgress}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          data-reached={index <= at || undefined}
          data-arrived={at === steps.length - 1 || undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
