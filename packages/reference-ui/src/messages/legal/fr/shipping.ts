import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Livraison et retours',
  description: 'Le prix et la date de la livraison, et comment renvoyer un article.',
  sections: ({ countryCode, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Livraison (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['La caisse indique le prix et la date de chaque livraison avant le paiement.']
          : [
              'Si vous commandez maintenant :',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Une commande passée avant 14 h un jour ouvré part le jour même. Nous ne livrons ni le week-end ni les jours fériés.',
      ],
    },
    ...(['CH', 'GB', 'NO'].includes(countryCode)
      ? [
          {
            id: 'customs',
            heading: 'Douane',
            blocks: ['Nos prix comprennent les taxes et les droits. Vous ne payez rien à la porte.'],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Où est mon colis ?',
      blocks: ['Nous vous écrivons au départ du colis. Le lien de l’e-mail montre l’état de la commande.'],
    },
    {
      id: 'returns',
      heading: 'Retours',
      blocks: [
        `Renvoyez gratuitement les articles dans les ${law.returns.days} jours après la livraison, non portés et avec leur étiquette.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Retourner une commande', href: returnHref },
            { title: 'Votre droit de rétractation', path: '/legal/withdrawal' },
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Une autre taille',
      blocks: [
        'Commandez la bonne taille et renvoyez l’autre. C’est plus rapide qu’un échange, et les deux trajets sont gratuits.',
      ],
    },
    {
      id: 'damaged',
      heading: 'Abîmé pendant le transport',
      blocks: [
        'Prenez une photo et écrivez-nous. Inutile de contacter le transporteur.',
        { kind: 'links', links: [{ title: 'Nous contacter', path: '/service#contact' }] },
      ],
    },
  ],
}
