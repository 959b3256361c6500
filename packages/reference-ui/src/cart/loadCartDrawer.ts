/** Fetches the drawer's chunk: on intent (pointer or focus on the cart), so that it is there when it is asked for. The browser keeps it. */
export const loadCartDrawer = () => import('./CartDrawer.tsx')
