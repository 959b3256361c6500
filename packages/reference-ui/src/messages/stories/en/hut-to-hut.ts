import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Three days, two nights in huts and a 32\u00a0L pack each. This is what we carried in September, what we wore when, and what we would leave at home next time.',
  sections: [
    {
      heading: 'The start in the dark',
      paragraphs: [
        'The pass was four hours away and rain was forecast for noon, so we left the hut at four in the morning. It was 3\u00a0°C (37\u00a0°F) and still. We started a little cold on purpose: with a fleece on, we would have been wet with sweat after half an hour.',
        'We wore a thin merino base layer with a wind jacket over it. Fleece, hat and gloves were at the top of the pack, so that nobody had to search for them in the dark.',
      ],
    },
    {
      heading: 'On the pass',
      paragraphs: [
        'At sunrise we stood above the fog, and the wind picked up. Then we put on the shell with the fleece under it, and hats and gloves. Put on warm layers at the start of a break, before you feel cold: it takes a long time to warm up again.',
        'On the way down we first took off the fleece. We kept the shell on, because the wind did not drop until we reached the trees.',
      ],
    },
    {
      heading: 'What was in the pack',
      paragraphs: [
        'Heavy things went close to the back and things for the day at the top. With water, each pack weighed 7\u00a0kg (15\u00a0lb).',
      ],
      items: [
        'At the top: shell, fleece, hat and gloves, first-aid kit and a headlamp',
        'In the middle: light down jacket, second base layer and second pair of socks in a dry bag, both only for the hut',
        'At the bottom: sleeping bag liner, a second fleece, toothbrush, charger',
        'Outside: 1.5\u00a0L of water, food for the day, sunscreen',
        'Within reach: a paper map, and a phone with offline maps',
      ],
    },
    {
      heading: 'What we would change',
      paragraphs: [
        'We also each carried a second fleece and never used it: one fleece and one light down jacket were enough. A third pair of socks would have been more useful, because the pair we walked in was still damp on the last morning.',
        'We would also book earlier. Before you go, ask the hut whether it has blankets, whether you can pay by card, and where you can last fill up with water. Save the emergency number: 112 in Europe, 911 in the United States.',
      ],
    },
  ],
  caption: 'Packed for three days: pack, light down jacket, fleece, hat, gloves and a spare pair of socks.',
  links: ['Trekking packs', 'Fleece', 'Hiking socks'],
}
