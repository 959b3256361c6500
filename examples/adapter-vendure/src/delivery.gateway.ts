import { type CallOptions, StoreError } from '@cairn/core'
import { checkNotAborted, plainText } from '@cairn/core/adapter'
import type { DeliveryAddress, DeliveryGateway, ShippingMethod } from '@cairn/core/delivery'
import { createCartDocuments } from './cart.documents.ts'
import { callerOf, createCheckExists, missing } from './cart.find.ts'
import { type CartId, readCartId } from './cart.id.ts'
import { addressesSchema, deliveryDocuments, methodsSchema, totalsSchema } from './delivery.schema.ts'
import { moneyOf } from './money.ts'
import { refusalOf, type VendureApi, type VendureConfig } from './vendureApi.ts'

// A payment copies the addresses into the customer's address book, whose columns refuse null.
const writeAddress = ({ firstName, lastName, line1, line2, region, phone, ...address }: DeliveryAddress) => ({
  fullName: `${firstName} ${lastName}`.trim(),
  streetLine1: line1,
  streetLine2: line2 ?? '',
  city: address.city,
  province: region ?? '',
  postalCode: address.postalCode,
  countryCode: address.country,
  phoneNumber: phone ?? '',
})

/** The customer that Vendure creates for an order of a guest: the person who gets the invoice. */
const writeCustomer = (emailAddress: string, { firstName, lastName, phone }: DeliveryAddress) => ({
  emailAddress,
  firstName,
  lastName,
  ...(phone && { phoneNumber: phone }),
})

const emailMissing = (): StoreError => {
  const detail = 'Please enter your e-mail address'
  return new StoreError('REFUSED', detail, { detail, problem: 'email_missing' })
}

/** Creates the port of the checkout page: addresses and shipping method of the active order. */
export const createVendureDelivery = (api: VendureApi, config: VendureConfig): DeliveryGateway => {
  const checkExists = createCheckExists(api, createCartDocuments(config))

  /** Returns the id of a cart that exists and takes changes. */
  const findCart = async (cartId: string, options: CallOptions): Promise<CartId> => {
    checkNotAborted(options)
    const id = readCartId(cartId)
    if (id === null) throw missing()
    await checkExists(id, options)
    return id
  }

  const loadMethods = async (id: CartId, options: CallOptions): Promise<readonly ShippingMethod[]> => {
    const request = { kind: 'query', name: 'ShippingMethods', document: deliveryDocuments.methods } as const
    const { data } = await api({ ...request, schema: methodsSchema, caller: callerOf(id), ...options })
    return data.eligibleShippingMethods
      .map(({ id, name, description, priceWithTax }) => ({
        id,
        label: name,
        description: plainText(description) || null,
        cost: moneyOf(priceWithTax, config.site.currency),
      }))
      .toSorted((one, other) => one.cost.amount - other.cost.amount)
  }

  return {
    setAddresses: async ({ cartId, email, shipping, billing }, options) => {
      const id = await findCart(cartId, options)
      const payer = billing ?? shipping
      if ('guest' in id && !email) throw emailMissing()
      const customer = 'guest' in id && email ? writeCustomer(email, payer) : undefined
      const { data } = await api({
        kind: 'mutation',
        name: 'SetAddresses',
        document: customer ? deliveryDocuments.guestAddresses : deliveryDocuments.addresses,
        variables: {
          ...(customer && { customer }),
          shipping: writeAddress(shipping),
          billing: writeAddress(payer),
        },
        schema: addressesSchema,
        caller: callerOf(id),
        ...options,
      })
      for (const result of [data.customer, data.shipping, data.billing])
        if (result !== undefined && 'errorCode' in result) throw refusalOf(result)
      return loadMethods(id, options)
    },
    setShippingMethod: async ({ cartId, methodId }, options) => {
      const id = await findCart(cartId, options)
      const { data } = await api({
        kind: 'mutation',
        name: 'SetShippingMethod',
        document: deliveryDocuments.choose,
        variables: { ids: [methodId] },
        schema: totalsSchema,
        caller: callerOf(id),
        ...options,
      })
      if ('errorCode' in data.result) throw refusalOf(data.result)
      const { currencyCode, shippingWithTax, totalWithTax } = data.result
      return { shippingCost: moneyOf(shippingWithTax, currencyCode), total: moneyOf(totalWithTax, currencyCode) }
    },
  }
}
