// Lines of a cart in the published shapes of BigCommerce. All data are invented.

/** A physical line as `GET /v3/carts/{id}` sends it without `include`. */
export const physicalItem = (change: object = {}) => ({
  id: '0c1d7a52-77aa-4a3c-8f0e-5b7f3f2d9c01',
  parent_id: null,
  variant_id: 912,
  product_id: 91,
  sku: 'TARN-912',
  name: 'Tarn Anorak',
  url: 'https://shop.example/tarn-anorak/',
  quantity: 2,
  taxable: true,
  image_url: 'https://pictures.example/tarn.webp',
  discounts: [],
  coupons: [],
  discount_amount: 0,
  coupon_amount: 0,
  original_price: 150,
  list_price: 140,
  sale_price: 140,
  extended_list_price: 280,
  extended_sale_price: 280,
  is_require_shipping: true,
  is_mutable: true,
  added_by_promotion: false,
  gift_wrapping: null,
  ...change,
})

export const digitalItem = {
  ...physicalItem({ id: 'dig-1', variant_id: 77, product_id: 7, sku: 'MAP-7', name: 'Map of the Fells', quantity: 1 }),
  list_price: 12,
  sale_price: 12,
  original_price: 12,
  extended_list_price: 12,
  extended_sale_price: 12,
  is_require_shipping: false,
  download_file_urls: ['https://files.example/fells.gpx'],
  download_page_url: 'https://shop.example/account/download/7',
  download_size: '3MB',
}

export const giftCertificate = {
  id: 'gift-1',
  name: 'For Ada',
  theme: 'Birthday',
  amount: 50,
  quantity: 1,
  taxable: false,
  sender: { name: 'Ida Gill', email: 'ida@mail.example' },
  recipient: { name: 'Ada Vale', email: 'ada@mail.example' },
  message: 'Many happy miles',
}

export const customItem = {
  id: 'own-1',
  sku: 'WAX',
  name: 'Waxing',
  quantity: 1,
  list_price: 4.1,
  extended_list_price: 4.1,
  image_url: 'https://pictures.example/wax.webp',
}
