/**
 * Texts of the enlarged picture and the size guide, and the announcements of the wish-list button. English is the
 * source language.
 */
export const messages = {
  pictureOf: (picture: number, pictures: number) => `Picture ${picture} of ${pictures}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  magnifiedPicture: 'Enlarged picture',
  magnified: (times: number) => `${times.toLocaleString('en', { maximumFractionDigits: 1 })} times as large`,
  largest: 'as large as it gets',
  unit: 'Unit',
  centimetres: 'cm',
  inches: 'inches',
  women: 'Women',
  men: 'Men',
  chest: 'Chest',
  waist: 'Waist',
  hip: 'Hip',
  inseam: 'Inside leg',
  hand: 'Hand, round',
  handLength: 'Hand, length',
  head: 'Head, round',
  foot: 'Foot length',
  back: 'Back length',
  uk: 'UK',
  usWomen: 'US women',
  usMen: 'US men',
  measuredOn: 'Measured on the body, not on the garment.',
  howBody: 'Measure chest and hip at the widest place, the waist at the narrowest; let the tape lie loose.',
  howLegs: 'Measure the waist where the waistband sits, and the inside leg from the crotch to the floor without shoes.',
  howHands:
    'Measure the hand round the knuckles without the thumb, and from the wrist to the tip of the middle finger.',
  howHead: 'Lay the tape round the head, a finger above the ears.',
  howFeet: 'Stand on a sheet of paper and measure from the heel to the longest toe, in the evening.',
  howBack: 'Measure along the spine from the seventh neck vertebra, the one you can feel, to the top of the hip bone.',
  addedToWishlist: (name: string) => `${name} is on your Wish List`,
  removedFromWishlist: (name: string) => `${name} is no longer on your Wish List`,
}
