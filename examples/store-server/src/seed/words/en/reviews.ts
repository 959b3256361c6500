import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Not for me', 'Sent it back', 'Expected more'],
    ['A little disappointed', 'Good idea, weak finish', 'Could be better'],
    ['Decent', 'Does its job', 'In between', 'Fine, with one wish'],
    ['Very good', 'Nearly perfect', 'Solid piece', 'Good buy', 'Would buy again'],
    [
      'Exactly right',
      'My favourite piece',
      'Worth every cent',
      'Four days of rain, still happy',
      'Better than the old one',
      'Goes everywhere with me',
    ],
  ],
  texts: [
    [
      'A seam opened on the third day out.',
      'The colour is quite different from the picture.',
      'It did not keep what the description says.',
    ],
    [
      'The material is fine, the cut is not for me.',
      'After a few washes it has lost its shape a little.',
      'The zip catches when it is cold.',
    ],
    [
      'Good for the price, but nothing special.',
      'Does what it should, only the pockets are small.',
      'I like the fabric; the length could be better.',
    ],
    [
      'Light, well made and comfortable from the first hour.',
      'I have worn it for a season and it still looks new.',
      'Very pleasant fabric and clean seams.',
      'Only a small point off for the sizing.',
    ],
    [
      'Two weeks in Scotland and not one complaint.',
      'I wear it nearly every day, on the hill and in town.',
      'The first piece in years that I would not change.',
      'It fits as if it had been made for me.',
      'Kept me going through a very wet autumn.',
      'You can see that somebody thought about the details.',
    ],
  ],
  more: [
    'Delivery took three days.',
    'I am 1.74 m and took M.',
    'My partner has ordered one too.',
    'After ten washes nothing has changed.',
    'The colour is lovely in daylight.',
    'I usually wear one size smaller.',
    'Bought it for a long walk in May.',
    'The repair service answered within a day.',
  ],
  names: [
    'Hannah W.',
    'Tom R.',
    'Isla M.',
    'Peter K.',
    'Grace L.',
    'Owen T.',
    'Sarah B.',
    'Jack D.',
    'Ruth H.',
    'Callum F.',
  ],
}
