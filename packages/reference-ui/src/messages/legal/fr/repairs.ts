import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Réparations',
  description: 'Ce que nous réparons, ce que cela coûte et comment nous l’envoyer.',
  sections: ({ contact, repair, law }) => [
    {
      id: 'what',
      heading: 'Ce que nous réparons',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'Comment faire',
      blocks: [
        {
          kind: 'list',
          items: [
            'Envoyez-nous deux photos par e-mail : une du dommage et une de l’article entier.',
            'Nous vous disons si nous pouvons le réparer, combien cela coûte et combien de temps il faut. Vous décidez ensuite.',
            'Lavez l’article avant de nous l’envoyer : nous ne réparons pas les articles sales.',
          ],
        },
        { kind: 'links', links: [emailLink(contact.email, 'Nous contacter')] },
      ],
    },
    {
      id: 'rights',
      heading: 'Réparation et garantie légale',
      blocks: [
        `Un défaut constaté dans les ${law.guaranteeYears.value} ans qui suivent la livraison peut relever de la garantie légale. La réparation est alors gratuite, et vous pouvez aussi demander un remplacement.`,
        { kind: 'links', links: [{ title: 'Si un article a un défaut', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
