import type { Menus } from '@cairn/core/content'
import { createContext } from 'react'

/** The menus of the shop, for pages that offer them too; null while they have failed to load. */
export const MenusContext = createContext<Menus | null>(null)
