import type { LegalText } from '../../../legal/legal.types.ts'

/** Returns the temperature for washing in the units of a country. */
const washAt = (countryCode: string): string => (countryCode === 'US' ? '30\u00a0°C (86\u00a0°F)' : '30\u00a0°C')

export const text: LegalText = {
  title: 'Size and care',
  description:
    'How to measure yourself, how to choose between two sizes, and how to wash your clothes so that they last.',
  sections: ({ countryCode }) => [
    {
      id: 'measure',
      heading: 'How to measure',
      blocks: [
        'Measure your body, not a garment. Use a soft tape measure, keep it flat and do not pull it tight.',
        {
          kind: 'rows',
          rows: [
            ['Chest', 'Around the widest part, under the arms'],
            ['Waist', 'Around the narrowest part'],
            ['Hips', 'Around the widest part'],
            [countryCode === 'US' ? 'Inseam' : 'Inside leg', 'From the crotch to where the hem should be'],
            ['Foot', 'From the heel to the longest toe, in the evening'],
          ],
        },
        'You can find the size guide next to the sizes of each product.',
      ],
    },
    {
      id: 'between',
      heading: 'Between two sizes',
      blocks: [
        'Choose the larger one. Then a base layer will not feel tight, and there is room for a fleece under a jacket. The reviews say whether a product runs small or large.',
      ],
    },
    {
      id: 'shells',
      heading: 'Waterproof clothing',
      blocks: [
        `Wash it regularly, because dirt and sweat clog the membrane. Close all fastenings, wash at ${washAt(countryCode)} with liquid detergent and without fabric softener, and rinse twice. Heat restores the water repellency: tumble dry briefly on low, or iron on low with a cloth in between.`,
      ],
    },
    {
      id: 'down',
      heading: 'Down',
      blocks: [
        'Wash down on its own on a gentle cycle with a detergent for down. Tumble dry on low with two clean tennis balls until no lumps are left. This takes several hours. Store it loosely, not compressed.',
      ],
    },
    {
      id: 'wool',
      heading: 'Merino wool',
      blocks: [
        `Airing it out is often enough. Otherwise machine wash on the wool cycle at ${washAt(countryCode)}, without fabric softener. Dry flat.`,
      ],
    },
    {
      id: 'fleece',
      heading: 'Fleece and synthetics',
      blocks: [
        'Wash inside out, with a full drum and at a low spin speed: with less friction, less lint gets into the water.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Shoes',
      blocks: [
        'Brush off dry mud, take out the insoles and fill the shoes with paper to dry them. Keep them away from heaters.',
      ],
    },
  ],
}
