/** Texts of the consent banner, which load after the first paint. English is the source language. */
export const messages = {
  label: 'Cookies',
  announcement: 'Please choose which cookies you allow. You can change this at any time.',
  text: 'May we measure how the shop is used, so that we can improve it? We measure nothing unless you agree.',
  choose: 'Choose',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  title: 'Cookie Settings',
  explanation: 'Choose which data the shop may save. You can change this at any time.',
  privacyControl:
    'Your browser asks us not to sell or share your data (Global Privacy Control). We respect this: "Performance" and "Advertising" stay off.',
  save: 'Save choice',
  alwaysOn: 'Always on',
  necessary: 'Strictly necessary',
  necessaryText: 'Saves your cart, your country and your sign-in. The shop does not work without it.',
  analytics: 'Performance',
  analyticsText: 'Counts visits, searches and items added to carts.',
  functional: 'Functional',
  functionalText: 'Saves settings that make shopping easier.',
  targeting: 'Advertising',
  targetingText: 'Lets other sites show you products that you viewed here.',
}
