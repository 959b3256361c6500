import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Rain stays out, you stay dry.',
      'Quiet enough to hear the rain before you feel it.',
      'For the day the forecast was wrong.',
      'Weather on one side, you on the other.',
    ],
    sentences: [
      'The shoulders turn with you and the hem stays under a harness.',
      'The sleeves are cut for reaching, so nothing rides up.',
      'Zips are sealed, cuffs close tight, and there is room for one warm layer.',
    ],
  },
  insulation: {
    summaries: [
      'Warmth for standing still.',
      'Much warmth, little weight.',
      'The layer you put on at the summit.',
      'For cold mornings and long evenings at the hut.',
    ],
    sentences: [
      'The chambers are sized so that the filling stays where you need it.',
      'Worn alone it breaks the wind; under a shell it becomes your heating.',
      'It presses down to the size of a loaf of bread.',
    ],
  },
  vest: {
    summaries: [
      'Warm at the core, free at the arms.',
      'The half of a jacket that you need most.',
      'For the cold first mile.',
      'Wind off the chest, air at the back.',
    ],
    sentences: [
      'The armholes are cut close and do not rub.',
      'It disappears into a pocket as soon as the sun is out.',
      'Over a shirt in autumn, under a shell in winter.',
    ],
  },
  fleece: {
    summaries: [
      'The layer you forget to take off.',
      'Soft, warm and easy to live in.',
      'Warmth that breathes.',
      'From the tent to the train home.',
    ],
    sentences: [
      'The raglan cut leaves no seam under the straps of a pack.',
      'It is warm when you rest and does not stew when you climb.',
      'The yarn is dense enough not to pill, and the fabric is washed before it is cut.',
    ],
  },
  baselayer: {
    summaries: [
      'The first layer does the quiet work.',
      'Dry skin, even warmth.',
      'Close to the skin and easy to forget.',
      'For three days without a wash.',
    ],
    sentences: [
      'The cut lies close without squeezing.',
      'Seams run where neither straps nor hip belt press.',
      'It is long enough to stay where you tucked it.',
    ],
  },
  tee: {
    summaries: [
      'A shirt that has nothing to prove.',
      'Light, plain and long-lived.',
      'For the way there, the way up and the way home.',
      'One shirt fewer in the pack.',
    ],
    sentences: [
      'The shoulders sit free, the hem falls straight.',
      'The neck lies flat and stays that way.',
      'It is cut wide enough for air to move.',
    ],
  },
  pants: {
    summaries: [
      'Made for the second half of the day.',
      'Knees that bend, cloth that lasts.',
      'Up, down and through the hedge.',
      'Enough pockets, and none too many.',
    ],
    sentences: [
      'The waist sits flat under a hip belt.',
      'The cut leaves room to step high and tapers to the ankle.',
      'The stress points are sewn twice and can be mended.',
    ],
  },
  shorts: {
    summaries: [
      'Legs free, pockets closed.',
      'For days that begin warm.',
      'Light, quick to dry, hard to wear out.',
      'Short where it should be.',
    ],
    sentences: [
      'The waistband lies flat and does not roll.',
      'The side split opens with your stride.',
      'What you put into the pockets stays there.',
    ],
  },
  tights: {
    summaries: [
      'Close, warm and without a pinch.',
      'They move when you do.',
      'For dark mornings and frozen paths.',
      'A second skin that stays where it is.',
    ],
    sentences: [
      'The waistband is wide and stays up without a knot.',
      'The seams lie flat and run behind the knee, not across it.',
      'The knit comes back into shape after every bend.',
    ],
  },
  gloves: {
    summaries: [
      'Warm hands, free fingers.',
      'For knots, zips and buckles.',
      'So that you need not take them off.',
      'Grip first, then warmth.',
    ],
    sentences: [
      'The fingers are pre-curved, as your hand is.',
      'The seams lie outside the fingertips.',
      'A loop at the cuff hangs them up to dry.',
    ],
  },
  beanie: {
    summaries: [
      'Small, warm, always in the pocket.',
      'Ears warm, day saved.',
      'For wind from every side.',
      'The simplest way to stay warm.',
    ],
    sentences: [
      'The crown is shaped so that it does not slip.',
      'It covers the ears and leaves the eyes alone.',
      'It goes under a hood without a bulge.',
    ],
  },
  cap: {
    summaries: [
      'Shade that packs flat.',
      'Sun, rain and sweat out of your eyes.',
      'A peak for low sun.',
      'Light as a sheet of paper.',
    ],
    sentences: [
      'The panels dry in the wind of your own pace.',
      'The peak springs back when you pull it from the pack.',
      'The dark underside takes the glare off water and snow.',
    ],
  },
  socks: {
    summaries: [
      'Nothing between you and the path that could rub.',
      'Comfort that starts at the heel.',
      'For many hours in one pair of shoes.',
      'They stay up and stay put.',
    ],
    sentences: [
      'The heel is knitted as a true heel, so nothing turns.',
      'The padding lies only where the shoe presses.',
      'Left and right are shaped for their own foot.',
    ],
  },
  shoe: {
    summaries: [
      'Sure steps on loose ground.',
      'For roots, rock and the way back.',
      'Grip that you can trust.',
      'Feel the path, not the stones.',
    ],
    sentences: [
      'The heel holds firmly and the forefoot has room.',
      'The rubber stays soft in the cold and grips wet rock.',
      'The midsole is thick enough for long days and low enough to feel the ground.',
    ],
  },
  pack: {
    summaries: [
      'Carries well, says little.',
      'Everything has its place and nothing dangles.',
      'Close to the back, easy to reach.',
      'For what you need and not a thing more.',
    ],
    sentences: [
      'The shoulder straps are cut so that your arms swing free.',
      'The load sits close to the spine and does not sway.',
      'Buckles and zip pullers can be replaced without a sewing machine.',
    ],
  },
}
