import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Reparaciones',
  description: 'Qué reparamos, cuánto cuesta y cómo enviarnos tu artículo.',
  sections: ({ contact, repair, law }) => [
    {
      id: 'what',
      heading: 'Qué reparamos',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'Cómo funciona',
      blocks: [
        {
          kind: 'list',
          items: [
            'Envíanos por correo electrónico una foto del daño y otra del artículo entero.',
            'Te decimos si podemos repararlo, cuánto cuesta y cuánto tardamos. Tú decides.',
            'Limpia el artículo y envíanoslo. No podemos reparar artículos sucios.',
          ],
        },
        { kind: 'links', links: [emailLink(contact.email, 'Contacto')] },
      ],
    },
    {
      id: 'rights',
      heading: 'Reparación y garantía legal',
      blocks: [
        `La garantía legal puede cubrir los defectos que aparezcan en los ${law.guaranteeYears.value} años siguientes a la entrega. En ese caso la reparación es gratuita y también puedes pedir la sustitución.`,
        { kind: 'links', links: [{ title: 'Si un artículo tiene un defecto', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
