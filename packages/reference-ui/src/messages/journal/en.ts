/** Texts of the journal: the teasers of its stories and the labels below them. English is the source language. */
export const messages = {
  title: 'From the journal',
  fogTitle: 'Hut to hut: what goes into the pack',
  fogText:
    'We left at four in the morning and stood above the fog at sunrise. Read what we wore, what was in the pack and what we would leave at home next time.',
  coastTitle: 'Three days of rain on the coast path',
  coastText:
    'We walked the coast in steady rain. Read which three layers kept us warm and which small things helped most.',
  repairTitle: 'How we repair a jacket',
  repairText:
    'From the photo of the damage until the jacket is back with you: what we check, what we replace, and what you can do yourself.',
  links: 'Products and help',
  next: 'Next story',
}
