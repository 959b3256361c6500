const DELIVERY = [
  `mutation { setOrderShippingAddress(input: { fullName: "Ada Vale", streetLine1: "Weg 1", city: "Ulm", postalCode: "89073", countryCode: "DE" }) { __typename } }`,
  'mutation { setOrderShippingMethod(shippingMethodId: ["1"]) { __typename } }',
]
const PAYMENT = [
  'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }',
  `mutation { addPaymentToOrder(input: { method: "invoice", metadata: {} }) {
  __typename ... on Order { code state } ... on ErrorResult { message } } }`,
]

/** Sends the steps in the session of this token. Returns the code of the order that the last one pays. */
const run = async (url: string, token: string, steps: readonly string[]): Promise<string> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answers: string[] = []
  for (const query of steps)
    answers.push(await (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })).text())
  const [, code] = /"code":"(\w+)","state":"Payment(?:Settled|Authorized)"/.exec(answers.at(-1) ?? '') ?? []
  if (code === undefined) throw new Error(`The order was not placed:\n${answers.join('\n')}`)
  return code
}

/** Pays an order that has its addresses and its shipping method. Returns the code of the order. */
export const payOrder = (url: string, token: string): Promise<string> => run(url, token, PAYMENT)

/** Buys the cart of a customer, as the checkout page of a shop does. Returns the code of the order. */
export const placeOrder = (url: string, token: string): Promise<string> => run(url, token, [...DELIVERY, ...PAYMENT])
