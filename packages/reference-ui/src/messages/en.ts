/** The words of the shop, by area. English is the source: the other languages have the same keys. */
export const messages = {
  common: {
    shopName: 'Cairn',
    skipToContent: 'Skip to content',
    loading: 'Loading',
    pageShown: (title: string) => `${title}, page opened`,
  },
  header: {},
  search: {},
  cart: {},
  country: {},
  account: {},
  product: {},
  home: {},
  footer: {},
  errors: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Your cart is safe.',
    unavailableTitle: 'We will be right back',
    unavailableText: 'The shop cannot be reached at the moment. Your cart is safe.',
    notFoundTitle: 'Page not found',
    notFoundText: 'We looked everywhere, but this page is not on the map.',
    tryAgain: 'Try again',
    toHome: 'Go to the home page',
  },
}
