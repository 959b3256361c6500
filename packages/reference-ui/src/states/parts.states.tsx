import type { ComponentType } from 'react'
import { GalleryFields } from '../ui/gallery/GalleryFields.tsx'
import { GalleryProducts } from '../ui/gallery/GalleryProducts.tsx'
import { GalleryStatic } from '../ui/gallery/GalleryStatic.tsx'
import { GalleryTokens } from '../ui/gallery/GalleryTokens.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import type { Part, PartState } from './states.types.ts'

const shelf = (name: string, Shelf: ComponentType): PartState => ({
  name,
  view: () => (
    <Wrap>
      <main>
        <h1>{name}</h1>
        <Shelf />
      </main>
    </Wrap>
  ),
})

/** The design system: its tokens, and the components without shop data. Its texts are for developers. */
export const designSystemPart: Part = {
  name: 'design-system',
  states: [
    shelf('tokens', GalleryTokens),
    shelf('parts', GalleryStatic),
    shelf('fields', GalleryFields),
    shelf('products', GalleryProducts),
  ],
}
