/** Texts of the journal on the home page. English is the source language. */
export const messages = {
  title: 'From the journal',
  fogTitle: 'Hut to hut: an early start',
  fogText:
    'We left the hut at four in the morning and reached the pass above the fog at sunrise. What we wore: a merino base layer, a fleece and a shell for the wind.',
  fogLink: 'Shop hiking',
  coastTitle: 'Three days of rain on the coast path',
  coastText:
    'We walked the coast in steady rain. What helped most: a rain jacket that closes well at the wrists, and a dry pair of socks for every evening.',
  coastLink: 'Shop rain jackets',
}
