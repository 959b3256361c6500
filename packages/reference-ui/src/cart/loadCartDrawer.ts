import { fetchable } from '../app/fetchable.tsx'

/** The drawer: warmed on intent (pointer or focus on the cart), so that it is there when it is asked for. */
export const CartDrawer = fetchable(() => import('./CartDrawer.tsx'))
