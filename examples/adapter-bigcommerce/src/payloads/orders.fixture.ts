// Orders in the published shapes of BigCommerce. All data are invented.

const orderProduct = (change: object = {}) => ({
  id: 15,
  order_id: 118,
  product_id: 91,
  variant_id: 912,
  order_address_id: 6,
  name: 'Tarn Anorak',
  name_customer: 'Tarn Anorak',
  name_merchant: 'Anorak 91',
  sku: 'TARN-912',
  upc: '',
  type: 'physical',
  base_price: '150.0000',
  price_ex_tax: '117.6500',
  price_inc_tax: '140.0000',
  price_tax: '22.3500',
  base_total: '300.0000',
  total_ex_tax: '235.2900',
  total_inc_tax: '280.0000',
  total_tax: '44.7100',
  quantity: 2,
  is_refunded: false,
  applied_discounts: [],
  product_options: [
    {
      id: 1,
      option_id: 3,
      order_product_id: 15,
      product_option_id: 125,
      display_name: 'Color',
      display_value: 'Rust',
      value: '127',
      type: 'Swatch',
      name: 'Color-91',
      display_style: '',
    },
  ],
  ...change,
})

const address = (change: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Vale',
  company: '',
  street_1: 'Weg 1',
  street_2: '',
  city: 'Graz',
  state: 'Steiermark',
  zip: '8010',
  country: 'Austria',
  country_iso2: 'AT',
  phone: '0410999888',
  email: 'ada@mail.example',
  form_fields: [],
  ...change,
})

const shipping = (change: object = {}) => ({
  id: 99,
  ...address(),
  shipping_method: 'Express',
  line_items: [orderProduct()],
  items_total: 2,
  items_shipped: 0,
  base_cost: 10,
  cost_ex_tax: 8.4,
  cost_inc_tax: 10,
  ...change,
})

export const order = (change: object = {}) => ({
  id: 118,
  customer_id: 11,
  date_created: 'Tue, 05 Mar 2026 21:40:11 +0000',
  date_modified: 'Mon, 11 Mar 2026 15:17:25 +0000',
  date_shipped: '',
  status_id: 11,
  status: 'Awaiting Fulfillment',
  cart_id: 'a8458391-ef68-4fe5-9ec1-442e6a767364',
  subtotal_ex_tax: '235.2900',
  subtotal_inc_tax: '280.0000',
  subtotal_tax: '44.7100',
  shipping_cost_ex_tax: '8.4000',
  shipping_cost_inc_tax: '10.0000',
  handling_cost_ex_tax: '0.0000',
  handling_cost_inc_tax: '0.0000',
  wrapping_cost_inc_tax: '0.0000',
  total_ex_tax: '243.6900',
  total_inc_tax: '290.0000',
  total_tax: '46.3100',
  items_total: 2,
  items_shipped: 0,
  payment_method: 'Credit Card',
  payment_provider_id: null,
  payment_status: '',
  refunded_amount: '0.0000',
  order_is_digital: false,
  store_credit_amount: '0.0000',
  gift_certificate_amount: '0.0000',
  ip_address: '203.0.113.7',
  currency_id: 2,
  currency_code: 'EUR',
  currency_exchange_rate: '1.0000000000',
  default_currency_id: 2,
  default_currency_code: 'EUR',
  customer_message: '',
  discount_amount: '0.0000',
  coupon_discount: '0.0000',
  shipping_address_count: 1,
  is_deleted: false,
  channel_id: 1,
  billing_address: address(),
  consignments: { pickups: [], shipping: [shipping()], downloads: [], email: { gift_certificates: [] } },
  products: { url: 'https://api.bigcommerce.example/orders/118/products', resource: '/orders/118/products' },
  ...change,
})

const consigned = (change: object) => ({
  pickups: [],
  shipping: [],
  downloads: [],
  email: { gift_certificates: [] },
  ...change,
})

/** Responses of `GET /v2/orders?include=consignments.line_items`. */
export const orders: Readonly<Record<string, unknown>> = {
  'an order': [order()],
  'a message of the shopper': [order({ customer_message: 'Please ring twice' })],
  'a discount and a coupon': [
    order({ discount_amount: '20.0000', coupon_discount: '8.0000', total_inc_tax: '262.0000' }),
  ],
  'a download, without a shipping address': [
    order({
      order_is_digital: true,
      consignments: consigned({ downloads: [{ recipient_email: 'ada@mail.example', line_items: [orderProduct()] }] }),
    }),
  ],
  'a gift certificate': [
    order({
      consignments: consigned({
        email: {
          gift_certificates: [
            {
              recipient_email: 'ada@mail.example',
              line_items: [
                orderProduct({ product_id: 0, variant_id: 0, name: 'Gift certificate', product_options: [] }),
              ],
            },
          ],
        },
      }),
    }),
  ],
  'a pick-up': [
    order({
      consignments: consigned({
        pickups: [{ id: 9, pickup_method_id: 1, pickup_method_display_name: 'Graz', line_items: [orderProduct()] }],
      }),
    }),
  ],
  'a product that the shop entered by hand': [
    order({
      consignments: consigned({
        shipping: [shipping({ line_items: [orderProduct({ product_id: 0, variant_id: null, name: 'Repair' })] })],
      }),
    }),
  ],
  'another currency for display': [
    order({ currency_code: 'USD', default_currency_code: 'EUR', currency_exchange_rate: '1.1000000000' }),
  ],
  'an order that was refunded': [order({ status_id: 4, status: 'Refunded', refunded_amount: '290.0000' })],
  'handling and wrapping': [
    order({
      handling_cost_inc_tax: '2.0000',
      handling_cost_ex_tax: '1.6800',
      wrapping_cost_inc_tax: '1.9900',
      total_inc_tax: '293.9900',
    }),
  ],
  'a gift certificate as payment': [order({ gift_certificate_amount: '40.0000' })],
  'a checkout that nobody completed': [order({ status_id: 0, status: 'Incomplete' })],
  'lines only as links': [
    order({
      consignments: consigned({
        shipping: [
          shipping({
            line_items: [
              { url: 'https://api.bigcommerce.example/orders/118/products/15', resource: '/orders/118/products/15' },
            ],
          }),
        ],
      }),
    }),
  ],
  none: [],
}
