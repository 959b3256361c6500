// Customers in the published shapes of BigCommerce. All data are invented.

const customer = (change: object = {}) => ({
  id: 11,
  email: 'ada@mail.example',
  first_name: 'Ada',
  last_name: 'Vale',
  company: '',
  phone: '',
  notes: '',
  tax_exempt_category: '',
  customer_group_id: 0,
  address_count: 0,
  authentication: { force_password_reset: false },
  date_created: '2026-01-02T03:04:05Z',
  date_modified: '2026-01-02T03:04:05Z',
  accepts_product_review_abandoned_cart_emails: true,
  origin_channel_id: 1,
  channel_ids: null,
  ...change,
})

const page = (data: readonly unknown[]) => ({
  data,
  meta: { pagination: { total: data.length, count: data.length, per_page: 50, current_page: 1, total_pages: 1 } },
})

/** Responses of `GET /v3/customers`. */
export const customers: Readonly<Record<string, unknown>> = {
  'a customer of all channels': page([customer()]),
  'a customer of one channel': page([customer({ channel_ids: [1], customer_group_id: 3 })]),
  'no customer': page([]),
}

/** Responses of `POST /v3/customers/validate-credentials`. */
export const credentials: Readonly<Record<string, unknown>> = {
  'a right password': { customer_id: 11, is_valid: true },
  'a wrong password': { is_valid: false },
}
