import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Livraison et retours',
  description: 'Le prix et la date de la livraison, et comment retourner un article.',
  sections: ({ contact, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Livraison (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['La page de commande indique le prix et la date de chaque livraison avant le paiement.']
          : [
              'Si vous commandez maintenant :',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Une commande passée avant 14\u00a0h un jour ouvré part le jour même. Nous ne livrons ni le week-end ni les jours fériés.',
        'Le colis ne contient ni facture ni prix, vous pouvez donc l’offrir. Les prix figurent uniquement dans l’e-mail que nous vous envoyons.',
      ],
    },
    ...(law.returns.hasCustoms
      ? [
          {
            id: 'customs',
            heading: 'Douane',
            blocks: [
              'Nos prix comprennent les taxes et les droits de douane. Vous ne payez rien à la livraison.',
              'La déclaration en douane à l’extérieur du colis indique la valeur des articles.',
            ],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Où est mon colis ?',
      blocks: ['Nous vous écrivons dès que le colis est expédié. Le lien dans l’e-mail ouvre le suivi de la commande.'],
    },
    {
      id: 'returns',
      heading: 'Retours',
      blocks: [
        `Retournez gratuitement les articles dans les ${law.returns.days} jours qui suivent la livraison.`,
        law.withdrawalDays.value === null
          ? 'Veuillez retourner les articles non portés et avec leur étiquette.'
          : `Les ${law.withdrawalDays.value} premiers jours, le droit de rétractation s’applique : si vous avez utilisé un article dehors, nous pouvons déduire sa perte de valeur. Ensuite, veuillez retourner les articles non portés et avec leur étiquette.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Retourner une commande', href: returnHref },
            {
              title: law.withdrawalDays.value === null ? 'Conditions de retour' : 'Droit de rétractation',
              path: '/legal/withdrawal',
            },
            emailLink(contact.email, 'Nous contacter'),
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Une autre taille',
      blocks: [
        'Commandez la bonne taille et retournez l’autre. C’est plus rapide qu’un échange, et le retour est gratuit.',
      ],
    },
    {
      id: 'damaged',
      heading: 'Article abîmé pendant le transport',
      blocks: [
        'Prenez une photo et envoyez-la-nous par e-mail. Inutile de contacter le transporteur.',
        { kind: 'links', links: [emailLink(contact.email, 'Nous contacter')] },
      ],
    },
  ],
}
