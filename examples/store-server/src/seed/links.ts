import type { Content } from '@cairn/core/contracts'
import { pictureUrl } from '../catalogue/pictures.ts'
import type { SeedProduct } from './catalogue.types.ts'

/** Returns the URL of the search page with these filters. */
export const address = (filters: Readonly<Record<string, string>>): string => `/search?${new URLSearchParams(filters)}`

export const link = (title: string, enTitle: string, url: string): Content.components['schemas']['MenuLink'] => ({
  title,
  enTitle,
  url,
})

/** Returns the URL of a product's main picture: the front in its first colour. */
export const frontOf = ({ slug, colors }: SeedProduct): string => pictureUrl(slug, colors[0]?.key ?? '')
