import type { OrderLineRow, OrderRow } from '../orders/orders.schema.ts'
import { html, type Part } from '../pages/html.ts'
import { siteOf } from '../sites/sites.ts'
import { reviewMessages } from './messages/index.ts'
import { describeItem } from './review.page.ts'
import type { OrderReviewRow } from './reviews.schema.ts'

type ReviewedOrder = {
  order: OrderRow
  lines: readonly OrderLineRow[]
  reviews: readonly OrderReviewRow[]
  /** The positions of the lines that can be reviewed now. */
  reviewable: readonly number[]
  /** The path of the order's page. */
  path: string
}

/** Renders the part of an order's page that leads to the review of each item, and shows what became of the review. */
export function reviewsOfOrderPart({ order, lines, reviews, reviewable, path }: ReviewedOrder): Part {
  const isListed = ({ position }: OrderLineRow): boolean =>
    reviewable.includes(position) || reviews.some((review) => review.position === position)
  const listed = lines.filter(isListed)
  if (listed.length === 0) return null
  const messages = reviewMessages[siteOf(order.site).contentLanguage]
  return html`<h2 id="reviews">${messages.reviews}</h2>
<ul class="reviews">${listed.map((line) => {
    const item = describeItem(line)
    const written = reviews.find(({ position }) => position === line.position)
    const state =
      written === undefined
        ? html`<a class="secondary" href="${path}/review/${line.position}" aria-label="${messages.writeNamed(item)}">${messages.write}</a>`
        : html`<span>${messages[written.status]}</span>`
    return html`<li><b>${item}</b>${state}</li>`
  })}</ul>`
}
