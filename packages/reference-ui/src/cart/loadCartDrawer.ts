import { fetchable } from '../app/loading/fetchable.tsx'

/** The cart drawer, preloaded when the pointer or the focus reaches the cart button. */
export const CartDrawer = fetchable(() => import('./CartDrawer.tsx'))
