import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'On a cold, wet day you need three layers: one that carries sweat away from the skin, one that holds warm air, and one that keeps out rain and wind. This is how we used them during three days on the coast path.',
  sections: [
    {
      heading: 'Next to the skin',
      paragraphs: [
        'Wear merino or a synthetic knit, close to the body. Cotton holds water and stays cold for hours. Merino keeps you warm when it is damp and smells less after three days. A synthetic knit dries faster.',
        'Choose the thickness by how fast you walk, not only by the temperature: a light base layer for a fast day or a climb, a heavier one for a slow day with many breaks.',
      ],
    },
    {
      heading: 'The layer that keeps you warm',
      paragraphs: [
        'A fleece is the simple choice in rain: it stays warm when it is damp, and you can walk in it. Down is warmer for its weight, but it loses much of its warmth when it is wet. We kept our down jackets in a dry bag and wore them only in the evening.',
      ],
    },
    {
      heading: 'The layer that keeps the rain out',
      paragraphs: [
        'A rain jacket needs taped seams, a hood that turns with your head, and cuffs that close. On the first day the water came in at the wrists, because we walked with poles and had left the cuffs open. After that we closed them over our gloves, and our sleeves stayed dry inside.',
        'Let air in before you start to sweat: open the vents under the arms if there are any, or the front by a hand’s width. On a steep climb, no membrane lets through as much moisture as you produce.',
        'Wear waterproof bottoms over the top of your shoes, so that water does not run in. Put them on when the rain starts, not when your legs are already wet.',
      ],
    },
    {
      heading: 'Before you leave',
      paragraphs: ['These small things helped us more than another jacket would have:'],
      items: [
        'If drops no longer roll off the jacket, wash it and treat it with a spray or a wash-in product without PFAS.',
        'Pack one set of dry socks and base layers in a waterproof bag, and keep it for the evening.',
        'Take two thin pairs of gloves. While you wear one pair, the other dries inside your jacket.',
        'Wear a cap under the hood. It keeps the rain off your face.',
        'Take off a wet jacket at the door and hang it up open, not near a stove.',
      ],
    },
  ],
  caption: 'Three layers for rain and cold: merino base layer, fleece and rain jacket.',
  links: ['Rain jackets', 'Merino base layers', 'Fleece'],
}
