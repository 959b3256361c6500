import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Running',
    purposes: ['Made for running.', 'For roads, trails and the way home from work.', 'Light enough to race in.'],
    openers: ['For training and races on roads and trails.', 'Stays comfortable over long distances.'],
  },
  cycling: {
    name: 'Cycling',
    purposes: ['Made for cycling.', 'For commutes, gravel and passes.', 'For short and long rides.'],
    openers: ['For the daily ride and for long tours.', 'For town and for mountain passes.'],
  },
  hiking: {
    name: 'Hiking',
    purposes: ['Made for hiking.', 'For long days on foot.', 'From the valley to the hut.'],
    openers: ['For day hikes and for treks from hut to hut.', 'For weather that changes within the hour.'],
  },
  snow: {
    name: 'Snow',
    purposes: ['Made for snow.', 'For ski tours and short winter days.', 'From first frost to last snow.'],
    openers: ['For ski tours, pistes and winter walks.', 'For cold days with snow and wind.'],
  },
}
