/** Texts of the consent settings, which load when a visitor opens them. English is the source language. */
export const messages = {
  title: 'Cookie Settings',
  explanation: 'Choose which data the shop may save. You can change this at any time.',
  privacyControl:
    'Your browser asks us not to sell or share your data (Global Privacy Control). We respect this: "Performance" and "Advertising" stay off.',
  save: 'Save choice',
  alwaysOn: 'Always on',
  staysOff: 'Stays off',
  necessary: 'Strictly necessary',
  necessaryText: 'Saves your cart, your country and your sign-in. The shop does not work without it.',
  analytics: 'Performance',
  analyticsText: 'Counts visits, searches and items added to carts.',
  functional: 'Functional',
  functionalText: 'Remembers your size and the products that you viewed or compared.',
  targeting: 'Advertising',
  targetingText: 'Lets other sites show you products that you viewed here.',
}
