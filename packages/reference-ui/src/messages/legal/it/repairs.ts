import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Riparazioni',
  description: 'Che cosa ripariamo, quanto costa e come spedircelo.',
  sections: ({ contact, repair, law }) => [
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
      heading: 'Come funziona',
      blocks: [
        {
          kind: 'list',
          items: [
            'Inviaci due foto per e-mail: una del danno e una del capo intero.',
            'Ti diciamo se possiamo ripararlo, quanto costa e quanto tempo serve. Poi decidi tu.',
            'Lava il capo prima di spedirlo: non ripariamo capi sporchi.',
          ],
        },
        { kind: 'links', links: [emailLink(contact.email, 'Contattaci')] },
      ],
    },
    {
      id: 'rights',
      heading: 'Riparazione e garanzia legale',
      blocks: [
        `Un difetto che si manifesta entro ${law.guaranteeYears.value} anni dalla consegna può rientrare nella garanzia legale. In questo caso la riparazione è gratuita e puoi anche chiedere una sostituzione.`,
        { kind: 'links', links: [{ title: 'Se un articolo è difettoso', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
