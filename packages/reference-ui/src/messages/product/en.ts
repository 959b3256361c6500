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
  largest: 'maximum size',
  unit: 'Unit',
  centimetres: 'cm',
  inches: 'inches',
  women: 'Women',
  men: 'Men',
  chest: 'Chest',
  waist: 'Waist',
  hip: 'Hip',
  hand: 'Hand circumference',
  handLength: 'Hand length',
  head: 'Head circumference',
  foot: 'Foot length',
  back: 'Back length',
  uk: 'UK',
  usWomen: 'US women',
  usMen: 'US men',
  measuredOn: 'These are body measurements, not garment measurements.',
  howBody: 'Measure chest and hip at the widest point and the waist at the narrowest. Keep the tape loose.',
  howLegs:
    'Measure the waist where the waistband sits, and the hips at the widest part. The inside leg of each size is stated above: compare it with the length from your crotch to where the hem should be.',
  howHands: 'Measure around the knuckles without the thumb, and from the wrist to the tip of the middle finger.',
  howHead: 'Measure around the head, a finger’s width above the ears.',
  howFeet: 'Stand on a sheet of paper in the evening and measure from the heel to the longest toe.',
  howBack: 'Measure along the spine from the bone that sticks out at the base of your neck to the top of the hip bone.',
  addedToWishlist: (name: string) => `${name} was added to your Wish List`,
  removedFromWishlist: (name: string) => `${name} was removed from your Wish List`,
}

/** Texts with a different word in the United States. */
export const spelling = {
  'en-US': { howLegs: messages.howLegs.replace('inside leg', 'inseam') },
}
