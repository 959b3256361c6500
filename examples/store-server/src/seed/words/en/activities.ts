import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Running',
    purposes: ['Made for running.', 'For daily runs, short and long.', 'For training runs and races.'],
    openers: [
      'For short runs after work and for long weekend runs.',
      'Designed for running, from the warm-up to the last mile.',
      'A good choice for runners who train several times a week.',
    ],
  },
  cycling: {
    name: 'Cycling',
    purposes: [
      'Made for cycling.',
      'For the commute, gravel rides and mountain passes.',
      'For long days in the saddle.',
    ],
    openers: [
      'For the ride to work and for weekend rides.',
      'Designed for cycling, where you sweat on the climb and cool down on the descent.',
      'A good choice for riders who are on the bike every day.',
    ],
  },
  hiking: {
    name: 'Hiking',
    purposes: ['Made for hiking.', 'For long days on foot.', 'For day hikes and hut-to-hut treks.'],
    openers: [
      'For easy valley walks and for long days in the mountains.',
      'Designed for hiking, when you are on your feet for hours.',
      'A good choice for day hikes, travel and multi-day treks.',
    ],
  },
  snow: {
    name: 'Snow',
    purposes: ['Made for winter sports.', 'For ski tours and winter hikes.', 'For cold days in the mountains.'],
    openers: [
      'For ski touring, snowshoeing and winter days outside.',
      'Designed for winter, when you work hard on the climb and cool down on the descent.',
      'A good choice for the whole season, from the first snow to the last ski tour in spring.',
    ],
  },
}
