import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: ['Outer layer against wind and weather.', 'Weather protection with room for a warm layer underneath.'],
    sentences: [
      'The sleeves are cut so that nothing rides up when you raise your arms.',
      'The shoulders withstand the straps of a backpack.',
    ],
  },
  insulation: {
    summaries: ['Warm layer for breaks and cold mornings.', 'Much warmth for little weight.'],
    sentences: [
      'The quilting keeps the filling in place.',
      'Worn alone it breaks the wind; under a shell it adds warmth.',
    ],
  },
  vest: {
    summaries: ['Keeps the core warm and leaves the arms free.', 'Keeps the wind off the chest.'],
    sentences: ['The armholes are cut close and do not rub.', 'Over a shirt in autumn, under a shell in winter.'],
  },
  fleece: {
    summaries: ['Soft, warm midlayer.', 'Warm layer that lets moisture out.'],
    sentences: [
      'The raglan cut leaves no seam under the straps of a pack.',
      'It is warm when you rest and does not stew when you climb.',
      'The yarn is dense enough not to pill, and the fabric is washed before it is cut.',
    ],
  },
  baselayer: {
    summaries: ['First layer, worn next to the skin.', 'Moves sweat away from the skin and keeps you evenly warm.'],
    sentences: [
      'The cut lies close without squeezing.',
      'The seams run where no strap presses.',
      'It is long enough to stay where you tucked it.',
    ],
  },
  tee: {
    summaries: ['Light shirt for warm days.', 'Comfortable alone or under a warm layer.'],
    sentences: [
      'The shoulders sit free, the hem falls straight.',
      'The neck lies flat and stays that way.',
      'It is cut wide enough for air to move.',
    ],
  },
  pants: {
    summaries: ['Hard-wearing, with freedom to move.', 'For long days in changing terrain.'],
    sentences: [
      'The waist sits flat under a backpack.',
      'The cut leaves room for high steps.',
      'The stress points are sewn twice and can be mended.',
    ],
  },
  shorts: {
    summaries: ['Light and quick to dry.', 'For warm days on the move.'],
    sentences: ['The waistband lies flat and does not roll.', 'The cut leaves room for long strides.'],
  },
  tights: {
    summaries: ['Close-fitting and stretchy.', 'For cool mornings and evenings.'],
    sentences: [
      'The wide waistband does not slip.',
      'The seams lie flat and run behind the knee, not across it.',
      'The knit comes back into shape after every bend.',
    ],
  },
  gloves: {
    summaries: ['Warm hands with a secure grip.', 'Enough feel to tie a knot.'],
    sentences: ['The fingers are pre-curved, as your hand is.', 'The cut leaves the wrist free to bend.'],
  },
  beanie: {
    summaries: ['Keeps head and ears warm.', 'Hat for cold and windy days.'],
    sentences: ['The crown is shaped so that it does not slip.', 'It covers the ears and leaves the eyes alone.'],
  },
  cap: {
    summaries: ['Keeps sun and sweat out of your eyes.', 'Light and easy to pack.'],
    sentences: ['It keeps its shape after packing.', 'The dark underside takes the glare off water and snow.'],
  },
  socks: {
    summaries: ['Fit snugly and do not slip.', 'For many hours in the same shoes.'],
    sentences: [
      'The heel is knitted as a true heel, so nothing turns.',
      'The padding lies only where the shoe presses.',
      'Left and right are shaped for their own foot.',
    ],
  },
  shoe: {
    summaries: ['Sure grip on loose ground.', 'For roots, rock and gravel.'],
    sentences: [
      'The heel holds firmly and the forefoot has room.',
      'The rubber stays soft in the cold and grips wet rock.',
      'The midsole is thick enough for long days and low enough to feel the ground.',
    ],
  },
  pack: {
    summaries: ['Sits close to the back.', 'Clear layout, quick to reach.'],
    sentences: [
      'The shoulder straps are cut so that your arms swing free.',
      'The load sits close to the spine and does not sway.',
    ],
  },
}
