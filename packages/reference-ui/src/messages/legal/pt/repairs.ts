import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Reparações',
  description: 'O que reparamos, quanto custa e como nos envia os artigos.',
  sections: ({ contact, repair, law }) => [
    {
      id: 'what',
      heading: 'O que reparamos',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'Como funciona',
      blocks: [
        {
          kind: 'list',
          items: [
            'Envie-nos por e-mail uma fotografia do dano e outra do artigo inteiro.',
            'Dizemos-lhe se o podemos reparar, quanto custa e quanto demora. A decisão é sua.',
            'Lave a peça e envie-a. Não reparamos peças sujas.',
          ],
        },
        { kind: 'links', links: [emailLink(contact.email, 'Contacte-nos')] },
      ],
    },
    {
      id: 'rights',
      heading: 'Reparação e garantia legal',
      blocks: [
        `Um defeito que surja nos ${law.guaranteeYears.value} anos após a entrega pode estar coberto pela garantia legal. Nesse caso a reparação é gratuita e pode também pedir a substituição.`,
        { kind: 'links', links: [{ title: 'Se um artigo tiver um defeito', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
