import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'A jacket that no longer closes or has a tear can usually be repaired. This is what happens from your first message until the parcel comes back, and what you can do yourself.',
  sections: [
    {
      heading: 'First, a photo',
      paragraphs: [
        'Email us two photos: one of the damage and one of the whole jacket. Its age does not matter. We tell you whether we can repair it, what the repair costs and how long it takes. You decide.',
        'We replace worn sliders, broken teeth and cuffs free of charge, for life. We repair tears and seams at cost, and you have the jacket back in ten days.',
      ],
    },
    {
      heading: 'What we check',
      paragraphs: [
        'Please wash the jacket before you send it. Tape and glue do not stick to dirt, so we cannot repair dirty items.',
        'At the workshop we look at the whole jacket, not only at the fault that you described: the seams and their tape, the closures, the cuffs, the cords at hood and hem. If we find a second fault that you would have to pay for, we ask you before we repair it.',
      ],
    },
    {
      heading: 'What we do',
      paragraphs: [
        'The most common fault is a worn slider: the teeth no longer hold, although none of them is broken. A new slider solves the problem, and we do not need to open a seam. If teeth are missing, we cut out the whole row and sew in a new one.',
        'We cover a tear with a patch of the same fabric, or of a similar one. Its corners are round, so that they do not lift. On a waterproof jacket we also seal the back of the patch and test it with water. The repair may be visible.',
        'If a jacket is beyond repair, we say so before you pay anything. We then reuse the parts: sliders, cords and clean pieces of fabric.',
      ],
    },
    {
      heading: 'What you can do yourself',
      paragraphs: ['Some repairs do not need a workshop, and others last until you are home:'],
      items: [
        'Stuck slider: brush the teeth with warm water and an old toothbrush, then rub a candle along them.',
        'Small tear on the trail: dry and clean the spot, cut repair tape with round corners, press it on and warm it with your hand.',
        'Down coming out of a hole: do not pull it. Push the down back in and put a small patch over the hole.',
        'Washing: close the front and all tabs, wash at 30\u00a0°C (86\u00a0°F) with liquid detergent and without fabric softener.',
      ],
    },
  ],
  caption: 'A new patch for an old jacket: scissors, thread, needle and a piece of fabric with round corners.',
  links: ['Repairs', 'Contact us', 'All jackets'],
}
