/** Texts of the consent banner, which load after the first paint. English is the source language. */
export const messages = {
  label: 'Cookies',
  announcement: 'Please choose which cookies you allow. You can change this at any time.',
  text: 'May we measure visits, remember your size and the products that you viewed or compared, and advertise on other sites? We only do this if you agree.',
  choose: 'Choose',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
}
