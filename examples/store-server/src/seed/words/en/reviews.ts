import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    { any: ['Sent back', 'I expected more'], own: ['Not for me'] },
    { any: ['A little disappointed', 'Good idea, poor finish', 'Could be better'], own: [] },
    { any: ['Decent', 'Good enough', 'Okay overall', 'Good, but not great'], own: [] },
    { any: ['Very good', 'Nearly perfect', 'Well made', 'Good buy', 'Would buy again'], own: [] },
    {
      any: ['Exactly right', 'Worth every penny', 'Highly recommended', 'Great quality'],
      own: [
        'My new go-to',
        'Great in bad weather',
        'Better than what I had before',
        'Always with me',
        'Just what I needed',
      ],
    },
  ],
  texts: [
    {
      any: ['The look is quite different from the photos.', 'The description promises too much.'],
      own: ['A seam came undone on the third day.'],
    },
    {
      any: ['Clever design, but the finish could be better.'],
      own: ['Worn out sooner than I expected.', 'Good looks, but less convincing in use.'],
    },
    {
      any: ['Good for the price, but nothing special.', 'I like the material, but not so much the look.'],
      own: ['Fine for everyday use, no more and no less.'],
    },
    {
      any: [
        'Very nice material and clean stitching.',
        'Simple, sturdy and no gimmicks.',
        'Even nicer in real life than in the photos.',
      ],
      own: [
        'Light, well made and comfortable from the first day.',
        'Still like new after a whole season.',
        'I needed a day to get used to the feel, and now I am happy.',
      ],
    },
    {
      any: [
        'You can see how much thought went into the details.',
        'Neatly finished, inside and out.',
        'Exactly as described.',
      ],
      own: [
        'Two weeks in Scotland and no complaints.',
        'In use nearly every day, outdoors and in town.',
        'My best buy in years.',
        'A year of trips, and never a problem.',
        'Comfortable even after many hours.',
      ],
    },
  ],
  clothes: [
    [],
    ['The material is fine, but the cut is not for me.', 'A little out of shape after a few washes.'],
    ['I like the fabric, but the length could be better.'],
    ['A star less because of the sizing.', 'No different after ten washes.'],
    ['The fit is as good as made to measure.'],
  ],
  more: [
    'Delivery took three days.',
    'I was looking for something for a trip in May.',
    'Customer service answered within a day.',
    'Very little packaging, which I like.',
    'I compared three other models first.',
  ],
  pleased: [
    'I have already placed a second order.',
    'Really nice in daylight.',
    'I already have the next trip planned.',
    'A friend gave me the tip, and I am grateful.',
  ],
  gift: [
    'Bought as a gift and very well received.',
    'A birthday present for my best friend, who was delighted.',
    'I gave this as a present, and the surprise went down very well.',
  ],
  tookM: 'I am 5\u00a0ft 8\u00a0in (1.74\u00a0m) and took M.',
  usuallySmaller: 'I usually wear one size smaller.',
  names: {
    women: ['Hannah W.', 'Isla M.', 'Grace L.', 'Sarah B.', 'Ruth H.', 'Megan C.', 'Alice P.', 'Nora J.'],
    men: ['Tom R.', 'Peter K.', 'Owen T.', 'Jack D.', 'Callum F.', 'Harry S.', 'Ben N.', 'Lewis G.'],
  },
}
