// Products, wish lists, metafields and redirects in the published shapes of BigCommerce. All data are invented.

export const variant = (change: object = {}) => ({
  id: 912,
  product_id: 91,
  sku: 'TARN-912',
  sku_id: 400,
  price: null,
  calculated_price: 140,
  sale_price: null,
  retail_price: null,
  map_price: {},
  weight: null,
  is_free_shipping: false,
  purchasing_disabled: false,
  purchasing_disabled_message: '',
  image_url: '',
  upc: '',
  inventory_level: 4,
  inventory_warning_level: 0,
  option_values: [{ id: 127, label: 'Rust', option_id: 125, option_display_name: 'Color' }],
  ...change,
})

export const product = (change: object = {}) => ({
  id: 91,
  name: 'Tarn Anorak',
  type: 'physical',
  sku: 'TARN',
  description: '<p>A light anorak for wind and drizzle.</p>',
  meta_description: 'A light anorak',
  weight: 0.4,
  price: 150,
  sale_price: 140,
  calculated_price: 140,
  categories: [23],
  brand_id: 7,
  inventory_level: 4,
  inventory_tracking: 'variant',
  is_visible: true,
  availability: 'available',
  availability_description: '',
  order_quantity_minimum: 0,
  order_quantity_maximum: 0,
  custom_url: { url: '/tarn-anorak/', is_customized: false },
  custom_fields: [{ id: 1, name: 'is_coming_soon', value: 'false' }],
  images: [
    {
      id: 1,
      image_file: 'a.webp',
      url_standard: 'https://pictures.example/tarn-2.webp',
      url_zoom: '',
      is_thumbnail: false,
    },
    {
      id: 2,
      image_file: 'b.webp',
      url_standard: 'https://pictures.example/tarn.webp',
      url_zoom: '',
      is_thumbnail: true,
    },
  ],
  options: [
    {
      id: 125,
      product_id: 91,
      display_name: 'color',
      type: 'swatch',
      sort_order: 0,
      option_values: [
        { id: 127, label: 'Rust', sort_order: 0, value_data: { colors: ['#A5482C'] }, is_default: false },
      ],
    },
  ],
  variants: [variant()],
  ...change,
})

const page = (data: readonly unknown[]) => ({
  data,
  meta: { pagination: { total: data.length, count: data.length, per_page: 50, current_page: 1, total_pages: 1 } },
})

/** Responses of the products of the catalogue (v3). */
export const products: Readonly<Record<string, unknown>> = {
  'a product with stock by variant': page([product()]),
  'stock by product': page([product({ inventory_tracking: 'product' })]),
  'no stock control, where the level is 0': page([product({ inventory_tracking: 'none', inventory_level: 0 })]),
  'a variant with prices of its own': page([product({ variants: [variant({ price: 160, sale_price: 120 })] })]),
  'a variant that is not for sale': page([
    product({ variants: [variant({ purchasing_disabled: true, purchasing_disabled_message: 'Next spring' })] }),
  ]),
  'a product that is retired': page([
    product({ availability: 'disabled', custom_fields: [{ id: 2, name: 'is_retired', value: 'true' }] }),
  ]),
  'a pre-order': page([
    product({
      availability: 'preorder',
      preorder_release_date: '2027-03-01T00:00:00+00:00',
      preorder_message: 'Ships in March',
    }),
  ]),
  'a least and a greatest quantity': page([product({ order_quantity_minimum: 2, order_quantity_maximum: 6 })]),
  'a product without options': page([product({ options: [], variants: [variant({ option_values: [] })] })]),
  'a product without pictures': page([product({ images: [] })]),
  'no product': page([]),
}

const wishlist = (items: readonly unknown[], change: object = {}) => ({
  id: 30,
  customer_id: 11,
  name: 'My list',
  is_public: false,
  token: '02d55481-13eb-4d1e-9d79-9062b518570d',
  items,
  ...change,
})

/** Responses of the wish lists (v3). */
export const wishlists: Readonly<Record<string, unknown>> = {
  'an item with its variant': page([wishlist([{ id: 44, product_id: 91, variant_id: 912 }])]),
  'an item without a variant': page([wishlist([{ id: 44, product_id: 91 }])]),
  'a variant with the id 0': page([wishlist([{ id: 44, product_id: 91, variant_id: 0 }])]),
  'two lists': page([
    wishlist([{ id: 44, product_id: 91 }]),
    wishlist([{ id: 45, product_id: 92, variant_id: 921 }], { id: 31 }),
  ]),
  'an empty list': page([wishlist([])]),
  'no list': page([]),
}

const metafield = {
  id: '24',
  key: 'cart-items',
  value: '[]',
  namespace: 'cart_info',
  permission_set: 'write_and_sf_access',
  resource_type: 'cart',
  resource_id: '3b1f0c9e-5a52-4f0e-9a67-0d8c2f6be701',
  description: '',
  date_created: '2026-09-14T06:05:04+00:00',
  date_modified: '2026-09-14T06:05:04+00:00',
  owner_client_id: 'abc',
}

/** Responses of the metafields (v3). */
export const metafields: Readonly<Record<string, unknown>> = {
  'a list': page([metafield, { ...metafield, id: 25, key: 'other' }]),
  'a single one': { data: metafield, meta: {} },
  none: page([]),
  'a batch': { data: [metafield], errors: [], meta: { total: 1, success: 1, failed: 0 } },
}

/** Responses of `POST /v3/carts/{id}/redirect_urls`. */
export const redirects: Readonly<Record<string, unknown>> = {
  'three URLs': {
    data: {
      cart_url: 'https://shop.example/cart.php?action=load&token=a',
      checkout_url: 'https://shop.example/cart.php?action=loadInCheckout&token=b',
      embedded_checkout_url: 'https://shop.example/cart.php?embedded=1&token=c',
    },
    meta: {},
  },
}
