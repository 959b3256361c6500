/** Texts of the consent banner, which load after the first paint. English is the source language. */
export const messages = {
  label: 'Cookies',
  announcement: 'This shop asks which cookies you allow. You can answer at any time.',
  text: 'May we count how the shop is used, to make it better? Nothing is counted before you say so.',
  choose: 'Choose',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  title: 'Cookie Settings',
  explanation: 'You decide what the shop may remember. You can change it here at any time.',
  privacyControl:
    'Your browser asks us not to sell or share your data (Global Privacy Control). We obey: performance and advertising stay off.',
  save: 'Save choice',
  alwaysOn: 'Always on',
  necessary: 'Strictly necessary',
  necessaryText: 'Keeps your cart, your country and your sign-in. Without it there is no shop.',
  analytics: 'Performance',
  analyticsText: 'Counts visits, searches and what is put into carts, and lets the provider of our reviews count too.',
  functional: 'Functional',
  functionalText: 'Remembers settings that make the shop more comfortable.',
  targeting: 'Advertising',
  targetingText: 'Lets other sites show you what you have looked at here.',
}
