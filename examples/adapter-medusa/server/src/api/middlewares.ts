import { authenticate, configureStoreSearch, defineMiddlewares } from '@medusajs/framework/http'
import { hasLine } from '../lib/hasLine.ts'
import { hasLongPassword } from '../lib/hasLongPassword.ts'
import { mayNameCart, mayUseCart } from '../lib/mayUseCart.ts'

const session = authenticate('customer', ['session', 'bearer'], { allowUnauthenticated: true })

export default defineMiddlewares({
  routes: [
    { matcher: '/store/search', middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })] },
    { matcher: '/store/carts/:id', middlewares: [session, mayUseCart] },
    { matcher: '/store/carts/:id/*', middlewares: [session, mayUseCart] },
    { matcher: '/store/carts/:id/line-items/:line_id', middlewares: [hasLine] },
    { matcher: '/store/payment-collections', middlewares: [session, mayNameCart] },
    { matcher: '/store/shipping-options', middlewares: [session, mayNameCart] },
    { matcher: '/store/shipping-options/*', middlewares: [session, mayNameCart] },
    { matcher: '/auth/customer/emailpass/register', method: 'POST', middlewares: [hasLongPassword] },
  ],
})
