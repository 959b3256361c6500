import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Running',
    purposes: ['Made for running.', 'For roads, trails and the way home from work.', 'Light enough to race in.'],
    openers: [
      'On a run you carry only what you would miss.',
      'Pace makes its own weather: warm in front, cold at the back.',
      'Ten miles or a hundred, rubbing begins with the first step.',
    ],
  },
  cycling: {
    name: 'Cycling',
    purposes: ['Made for cycling.', 'For commutes, gravel and passes.', 'Cut for the riding position.'],
    openers: [
      'On a bike the wind is always from the front.',
      'A pass is warm on the way up and very cold on the way down.',
      'The ride to work needs no costume, only good clothes.',
    ],
  },
  hiking: {
    name: 'Hiking',
    purposes: ['Made for hiking.', 'For long days on foot.', 'From the valley to the hut.'],
    openers: [
      'Walking for days shows what is made well.',
      'The weather in the hills changes between two bends.',
      'Somebody stacked the stones so that you find the way; the rest you carry.',
    ],
  },
  snow: {
    name: 'Snow',
    purposes: ['Made for snow.', 'For ski tours and short winter days.', 'From first frost to last snow.'],
    openers: [
      'Snow is patient: it finds every gap.',
      'Up you are warm, down you are fast, in between you wait.',
      'Winter days are short, so nothing should take two tries.',
    ],
  },
}
