/** Texts of the journal on the home page. English is the source language. */
export const messages = {
  title: 'From the journal',
  fogTitle: 'A morning above the fog',
  fogText:
    'We left the hut at four, when the wax was still hard. At the pass the valley lay under us like milk, and nobody said a word until the thermos was empty.',
  fogLink: 'Clothes for hiking',
  coastTitle: 'Rain on the coast path',
  coastText:
    'Three days, one hood, no car. What we know now: cuffs matter more than looks, and dry socks are worth a whole kilo of anything else.',
  coastLink: 'Jackets for such days',
}
