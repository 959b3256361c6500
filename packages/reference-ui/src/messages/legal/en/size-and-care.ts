import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Size and care',
  description: 'How to measure, how to choose between two sizes, and how to wash so that it lasts.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Measure',
      blocks: [
        'Measure your body, not a garment, with a soft tape that lies flat and does not cut in.',
        {
          kind: 'rows',
          rows: [
            ['Chest', 'Around the widest part, under the arms'],
            ['Waist', 'Around the narrowest part'],
            ['Hips', 'Around the widest part'],
            ['Inseam', 'From the crotch to the floor, without shoes'],
            ['Foot', 'From heel to the longest toe, in the evening'],
          ],
        },
        'Each product has a size guide beside its sizes.',
      ],
    },
    {
      id: 'between',
      heading: 'Between two sizes',
      blocks: [
        'Choose the smaller one for a base layer and the larger one for a shell or insulation, so that a fleece fits under it. The reviews say whether a product runs small or large.',
      ],
    },
    {
      id: 'shells',
      heading: 'Waterproof clothing',
      blocks: [
        'Wash them: dirt and sweat close the membrane. Close the zips, use a liquid detergent without softener at 30 °C and rinse twice. Warmth brings the water repellency back: a short time in the dryer, or an iron on low heat with a cloth in between.',
      ],
    },
    {
      id: 'down',
      heading: 'Down',
      blocks: [
        'Wash alone on a gentle cycle with a detergent for down. Dry slowly in the dryer with two clean tennis balls until no lumps are left. This takes hours. Store it loose, never pressed.',
      ],
    },
    {
      id: 'wool',
      heading: 'Merino wool',
      blocks: ['Airing is often enough. Otherwise wash at 30 °C on the wool cycle, without softener, and dry it flat.'],
    },
    {
      id: 'fleece',
      heading: 'Fleece and synthetics',
      blocks: ['Wash inside out, with a full drum and at low speed: less friction means fewer fibres in the water.'],
    },
    {
      id: 'shoes',
      heading: 'Shoes',
      blocks: ['Brush off dry mud, take out the insoles and dry them with paper, away from the heater.'],
    },
  ],
}
