/** Fields that no mapper reads and whose content a shopper then does not see, with the reason. */
const LOST: readonly (readonly [RegExp, string])[] = [
  [/parent_?id$/i, 'a part of a bundle becomes a line of its own'],
  [/gift_?wrapping\./i, 'a line has no gift wrapping'],
  [/\.download_/, 'a line has no downloads; the customer finds them in the account of BigCommerce'],
  [
    /gift_?certificates\.(theme|sender|recipient|message)/i,
    'a gift certificate shows its name and value, not its card',
  ],
  [/promotions\.banners\./, 'a cart has no banners'],
  [/^customer_message$/, 'an order does not show the message of the shopper'],
  [/consignments\.(selected_shipping_option|shipping_cost)/, 'the shipping chosen in the hosted checkout is not shown'],
  [/preorder_/, 'a product has no date of a pre-order'],
  [/purchasing_disabled_message$/, 'a variant has no text for why it is not for sale'],
  [/data\.(categories|brand_id)$/, 'the names of categories and brands need calls of their own'],
  [
    /order_quantity_(min|max)imum$/,
    'a product has no least and greatest quantity; BigCommerce refuses others in words',
  ],
  [
    /wrapping_cost|(store_credit|gift_certificate|refunded)_amount/,
    'an order has one total, not what wrapping, credit, gift certificates and refunds are of it',
  ],
  [
    /pickup_method_display_name|consignments\.(downloads|email).*recipient_email/,
    'an order has one address, not a place of pick-up or a recipient by e-mail',
  ],
  [/line_items\.(url|resource)$/, 'a line that is only a link is left out; the adapter requests whole lines'],
  [/^data\.(name|is_public)$/, 'the lists of a customer are shown as one, without their names'],
  [/locations\.(state_iso2|zip)$/, 'zones of states and postcodes need an address, which an estimate does not have'],
  [
    /settings\.(default_cost|range|carrier_options\.(delivery_services|show_transit_time))/,
    'a price by weight or of a carrier is known only in the checkout',
  ],
  [/display_separately$/, 'the handling fee is part of the rate'],
  [/facets\.(step|range|active|values\.(low|high))/, 'the search does not filter by ranges'],
  [/merchandising\.content/, 'banners are HTML, which the core never shows'],
  [/didYouMean/, 'results propose no other term; suggestions do'],
  [/errors\.\./, 'the errors of single fields are not shown, only the title'],
]

/** Fields that no mapper reads, because the shop does not need them. */
const UNNEEDED: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[._])id$|[._a-z]Id$|_id$|_ids$|valueId$|nameId$|resource$|^token$|\.token$|(^|\.)uid$/,
    'ids and links of the vendor',
  ],
  [/pagination|^meta\.|responseId|^tracking|profile\.tag/, 'how a list is split, and ids of reports'],
  [
    /tax(able)?$|Taxable$|_ex_tax$|_tax$|taxTotal$|tax_total$/,
    'the other side of the tax, which the site does not show',
  ],
  [
    /list_price$|ListPrice$|listPrice$|base_(price|total|cost)$|calculated_price$|cost_(inc|ex)_tax$/,
    'prices in between; the core shows the regular and the current one',
  ],
  [
    /discounts\.discounted_?amount$|coupons(\.(code|name|discountType|discountAmount|expiresDate|totalDiscount|coupon_?type|couponType|discounted_amount))?$|coupon_?type$/i,
    'how a discount comes about; its amount is read once',
  ],
  [
    /added_?by_?promotion|item(s)?_(total|shipped)|is_refunded|is_fallback|is_default|is_customized|is_thumbnail|is_free_shipping/i,
    'flags of the shop',
  ],
  [
    /billing_?address|consignments\.address|shipping\.(country|phone|email)$|line_item_ids|(grand|shippingCost|shippingCostBefore\w*|handlingCost|handling_cost|shipping_cost)_?[tT]otal\w*|subtotal\w*$|shippingCostBeforeDiscount|grandTotal|remaining$|outstandingBalance/i,
    'the hosted checkout shows addresses and totals',
  ],
  [/redirect_urls|cart_url$|embedded_checkout_url$/, 'the checkout has one URL'],
  [/(date|time|Time|purchase_?date|Date)(_\w+)?$|date_created$|date_modified$/, 'times of the vendor'],
  [
    /currency(\.|_)|decimal_?places|brand$|\.type$|^type$|weight$|image_file$|images\.|sort_order$|sku$|tags$|popularity$|score$|thumbnailImageUrl$|ss_in_stock$|options$|intellisuggest/i,
    'fields that the shop does not show',
  ],
  [
    /availability$|purchasing_disabled$|custom_fields|warning_level$|inventory_level$/,
    'read where a product is a line or an item of a wish list',
  ],
  [
    /facets\.(collapse|facet_active|type|filtered)|personalized|matchType|query\.original|^query$|search\.query|sorting|filterSummary|suggested\.|values\.type|option_set_id|categories$/,
    'how the search came about',
  ],
  [
    /^(status|payment_method|order_is_digital|ip_address|shipping_address_count)$|name(_merchant)?$|product_options\.|^products\.|authentication|address_count|accepts_|origin_channel|permission_set|resource_type|owner_client|quantity$/,
    'for the staff of the shop',
  ],
  [/^body\.|^status$|locations\.|^name$/, 'for developers, or for the staff of the shop'],
]

export interface Reason {
  readonly text: string
  readonly isLost: boolean
}

/** Returns why no mapper reads a field; null for a field that nobody has thought of. */
export const reasonOf = (field: string): Reason | null => {
  const lost = LOST.find(([pattern]) => pattern.test(field))
  const unneeded = UNNEEDED.find(([pattern]) => pattern.test(field))
  if (lost !== undefined) return { text: lost[1], isLost: true }
  return unneeded === undefined ? null : { text: unneeded[1], isLost: false }
}

/** All reasons for what is lost. */
export const lostReasons: readonly string[] = LOST.map(([, text]) => text)
