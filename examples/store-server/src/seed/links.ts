import type { Content } from '@cairn/core/contracts'
import { pictureUrl } from '../catalogue/pictures.ts'
import type { SeedProduct } from './catalogue.types.ts'

/** The search page with those filters. */
export const address = (filters: Readonly<Record<string, string>>): string => `/search?${new URLSearchParams(filters)}`

export const link = (title: string, enTitle: string, url: string): Content.components['schemas']['MenuLink'] => ({
  title,
  enTitle,
  url,
})

/** The picture a product is known by: its front in its first colour. */
export const frontOf = ({ slug, colors }: SeedProduct): string => pictureUrl(slug, colors[0]?.key ?? '')
