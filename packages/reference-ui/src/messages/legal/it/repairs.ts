import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Riparazioni',
  description: 'Che cosa ripariamo, quanto costa e come ce lo spedisci.',
  sections: ({ repair, law }) => [
    {
      id: 'what',
      heading: 'Che cosa ripariamo',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'Come si fa',
      blocks: [
        {
          kind: 'list',
          items: [
            'Scrivici e aggiungi una foto del danno.',
            'Ti diciamo se si può, quanto costa e quanto dura. Decidi tu.',
            'Lava il capo e spediscilo. Non ripariamo capi sporchi.',
          ],
        },
        { kind: 'links', links: [{ title: 'Contattaci', path: '/service#contact' }] },
      ],
    },
    {
      id: 'rights',
      heading: 'Riparazione e garanzia legale',
      blocks: [
        `Un difetto entro ${law.guaranteeYears.value} anni dalla consegna può rientrare nella garanzia legale. Allora la riparazione è gratuita e puoi anche chiedere una sostituzione.`,
        { kind: 'links', links: [{ title: 'Se un articolo è difettoso', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
