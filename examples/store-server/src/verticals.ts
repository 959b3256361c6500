import { accounts } from './accounts/accounts.vertical.ts'
import { createBackInStock } from './backInStock/backInStock.vertical.ts'
import { createCarts } from './carts/carts.operations.ts'
import { catalogue } from './catalogue/catalogue.vertical.ts'
import { catalogueInventory } from './catalogue/inventory.ts'
import { createCheckout } from './checkout/checkout.vertical.ts'
import { createCleaning } from './cleaning/cleaning.vertical.ts'
import { contact } from './contact/contact.operations.ts'
import { content } from './content/content.vertical.ts'
import { identity } from './identity/identity.vertical.ts'
import { createMail } from './mail/mail.vertical.ts'
import { metafields } from './metafields/metafields.operations.ts'
import { newsletter } from './newsletter/newsletter.operations.ts'
import { createDemoShipping } from './orders/demoShipping.ts'
import { createOrders } from './orders/orders.operations.ts'
import { pictures } from './pictures/pictures.vertical.ts'
import { reviewsVertical } from './reviews/reviews.vertical.ts'
import { search } from './search/search.vertical.ts'
import { shipping } from './shipping/shipping.operations.ts'
import { sites } from './sites/sites.operations.ts'
import { createSubscriptionLinkPages } from './subscriptions/subscription.pages.ts'
import type { Vertical } from './vertical.ts'
import { wishlist } from './wishlist/wishlist.vertical.ts'

/** All verticals, in the order in which the server prepares them. To add a vertical, add one line here. */
export const verticals: readonly Vertical[] = [
  sites,
  catalogue,
  search,
  content,
  reviewsVertical,
  pictures,
  identity,
  accounts,
  wishlist,
  shipping,
  createCarts(catalogueInventory),
  metafields,
  createCheckout(catalogueInventory),
  createOrders(catalogueInventory),
  newsletter,
  createBackInStock(catalogueInventory),
  createSubscriptionLinkPages(catalogueInventory),
  createCleaning(),
  createMail(),
  createDemoShipping(catalogueInventory),
  contact,
]
