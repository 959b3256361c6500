import { type InitialData, LanguageCode } from '@vendure/core'

export const initialData: InitialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [
    { code: 'DE', name: 'Germany', zone: 'Europe' },
    { code: 'AT', name: 'Austria', zone: 'Europe' },
    { code: 'CH', name: 'Switzerland', zone: 'Europe' },
  ],
  taxRates: [{ name: 'Standard Tax', percentage: 19 }],
  shippingMethods: [
    { name: 'Standard', price: 490 },
    { name: 'Express', price: 990 },
  ],
  paymentMethods: [
    {
      name: 'Invoice',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [
    {
      name: 'Headwear',
      slug: 'headwear',
      filters: [{ code: 'facet-value-filter', args: { facetValueNames: ['Headwear'], containsAny: false } }],
    },
    {
      name: 'Kitchen',
      slug: 'kitchen',
      filters: [{ code: 'facet-value-filter', args: { facetValueNames: ['Kitchen'], containsAny: false } }],
    },
  ],
}

/** A row of the import file: a product, or a further variant of the product above. */
interface Row {
  readonly product?: readonly [slug: string, name: string, german: string]
  readonly facets?: string
  readonly optionGroups?: string
  readonly optionValues?: string
  readonly sku: string
  readonly price: string
  readonly stock: number
}

const rows: readonly Row[] = [
  {
    product: ['wool-beanie', 'Wool beanie', 'Wollmütze'],
    facets: 'Category:Headwear|Brand:Fell',
    optionGroups: 'Color|Size',
    optionValues: 'Rust|M',
    sku: 'BEANIE-RUST-M',
    price: '29.90',
    stock: 120,
  },
  { optionValues: 'Rust|L', sku: 'BEANIE-RUST-L', price: '29.90', stock: 120 },
  { optionValues: 'Moss|M', sku: 'BEANIE-MOSS-M', price: '34.90', stock: 120 },
  { product: ['wool-scarf', 'Wool scarf', 'Wollschal'], facets: 'Brand:Fell', sku: 'SCARF', price: '49.90', stock: 80 },
  {
    product: ['wool-socks', 'Wool socks', 'Wollsocken'],
    facets: 'Brand:Scree',
    sku: 'SOCKS',
    price: '19.90',
    stock: 3,
  },
  { product: ['wool-gilet', 'Wool gilet', 'Wollweste'], facets: 'Brand:Fell', sku: 'GILET', price: '89.90', stock: 0 },
  {
    product: ['tin-cup', 'Tin cup', 'Blechtasse'],
    facets: 'Category:Kitchen|Brand:Col',
    sku: 'CUP',
    price: '12.50',
    stock: 40,
  },
]

const COLUMNS =
  'name:en,name:de,slug:en,slug:de,description:en,description:de,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

const cellsOf = ({ product, facets = '', optionGroups = '', optionValues = '', sku, price, stock }: Row): string[] => {
  const [slug = '', name = '', german = ''] = product ?? []
  const description = product ? `${name} for the mountains.` : ''
  const germanDescription = product ? `${german} für die Berge.` : ''
  return [
    ...[name, german, slug, slug, description, germanDescription, ''],
    ...[facets, optionGroups, optionValues, sku, price, 'Standard Tax', String(stock), 'true', '', ''],
  ]
}

/** The products in the format of Vendure's import. */
export const products: string = [COLUMNS, ...rows.map((row) => cellsOf(row).join(','))].join('\n')
