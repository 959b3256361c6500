import type { ContentWords } from '../words.types.ts'

export const content: ContentWords = {
  women: 'Women',
  men: 'Men',
  equipment: 'Equipment',
  activities: 'Activities',
  sale: 'Sale',
  repair: 'Repair',
  clothing: 'Clothing',
  layers: 'By layer',
  new: 'New arrivals',
  accessories: 'Accessories',
  service: 'Service & Support',
  help: 'Help',
  contact: 'Contact us',
  shipping: 'Shipping',
  returns: 'Returns',
  promo: [
    'The new season is here. [See what is new](/search?sort=newest)',
    'Professional members save **30%**.',
    'We would rather mend it. [Read how](/service#repair)',
  ],
  hero: {
    heading: 'The path is only a row of stones',
    text: 'Shells, warmth and layers for days when somebody else’s cairn is all the map you have.',
    primary: 'Shop shells',
    secondary: 'See what is new',
  },
  tiles: 'By layer, from the outside in',
  story: {
    heading: 'We would rather mend it',
    text: 'A jacket that lasts twelve winters beats two that last six. Send yours back at any age; we open the seam, replace what failed and return it with the mend left visible.',
    facts: [
      ['Zips, cuffs', 'Mended free, for life'],
      ['Tears, seams', 'At cost, back in ten days'],
      ['Beyond repair', 'Taken apart for the next one'],
    ],
    link: 'Shop what lasts',
  },
  trending: ['rain jacket', 'down jacket', 'merino', 'trail running shoes', 'hiking pants', 'beanie'],
  redirects: {
    wishlist: ['wish list', 'wishlist', 'favorites'],
    orders: ['my orders', 'order history', 'returns'],
    sale: ['sale', 'outlet', 'reduced'],
  },
}
