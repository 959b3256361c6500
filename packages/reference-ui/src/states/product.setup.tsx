import { StoreError } from '@cairn/core'
import type { OptionValue, Product, Variant } from '@cairn/core/product'
import { Toasts } from '../app/shell/Toasts.tsx'
import type { Captured } from './captured.ts'
import { searchOf } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Overrides, PartState, Stage } from './states.types.ts'

export const page = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <Toasts />
  </>
)

export interface Change {
  readonly product?: Partial<Product>
  /** Changes that apply to every variant. */
  readonly variant?: Partial<Variant>
  readonly isSizeChosen?: boolean
  readonly gateways?: Overrides['gateways']
  readonly isSignedIn?: boolean
  readonly lines?: Overrides['lines']
  /** Number of recommended products in the row below the product. Default 2. */
  readonly max?: number
}

const productOf = ({ product }: Captured, { product: change = {}, variant = {} }: Change): Product => ({
  ...product,
  variants: product.variants.map((each) => ({ ...each, ...variant })),
  ...change,
})

/** Returns the overrides for the page of the captured product, with changes. */
export const withProduct =
  (change: Change = {}) =>
  (data: Captured): Overrides => {
    const product = productOf(data, change)
    const [chosen] = product.variants
    const query = change.isSizeChosen && chosen ? `?variant=${chosen.id}` : ''
    return {
      path: `/${product.slug}${query}`,
      ...(change.isSignedIn && { isSignedIn: true }),
      ...(change.lines && { lines: change.lines }),
      gateways: {
        product: { load: async () => product },
        // Use a short row, because these states do not test it. The state `no-size-chosen` shows the whole row.
        search: searchOf(data, { recommend: async () => data.topSellers.slice(0, change.max ?? 2) }),
        ...change.gateways,
      },
    }
  }

export const plenty = { isTracked: true, inventoryLevel: 40 } as const
export const chosen = (variant: Partial<Variant>): Change => ({
  variant: { ...plenty, ...variant },
  isSizeChosen: true,
})

export const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

export const state = (name: string, change: Change, more: Partial<PartState> = {}): PartState => ({
  name,
  overrides: withProduct(change),
  view: page,
  ...more,
})

/** Returns the options of a product, with the values of one option changed. */
export const withValues = (
  product: Product,
  option: string,
  change: (values: readonly OptionValue[]) => readonly OptionValue[],
): Product['options'] =>
  product.options.map((each) => (each.name === option ? { ...each, values: change(each.values) } : each))

export const withoutPictures = (product: Product): Product['options'] =>
  withValues(product, 'Color', (colors) => colors.map((color) => ({ ...color, images: [] })))
