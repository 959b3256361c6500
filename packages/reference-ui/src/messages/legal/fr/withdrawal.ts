import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Droit de rétractation',
  description: 'Le délai pour changer d’avis, la marche à suivre et la date du remboursement.',
  sections: ({
    country,
    law: { withdrawalDays, seller, returns },
    hasWithdrawalButton,
    returnHref,
    returnSteps,
    contact,
  }) => [
    {
      id: 'period',
      heading: 'Votre délai',
      blocks:
        withdrawalDays.value === null
          ? [
              `La loi ne prévoit pas ici de droit général de rétractation pour les achats en ligne (${country}). Vous pouvez quand même renvoyer ce que vous ne gardez pas, pendant ${returns.days} jours après la livraison.`,
            ]
          : [
              `Vous pouvez vous rétracter pendant ${withdrawalDays.value} jours, sans donner de raison. Le délai part du jour où vous, ou une personne de votre choix, recevez le dernier article.`,
              `Chez nous, vous avez plus de temps : ${returns.days} jours après la livraison.`,
            ],
    },
    {
      id: 'how',
      heading: 'Comment faire',
      blocks: [
        hasWithdrawalButton
          ? 'Ouvrez votre commande, ou saisissez son numéro et votre adresse e-mail, puis confirmez la rétractation dans une seconde étape. Aucun compte n’est nécessaire. Vous recevez aussitôt un accusé de réception avec la date et l’heure.'
          : 'Ouvrez votre commande, ou saisissez son numéro et votre adresse e-mail, et indiquez ce que vous renvoyez. Aucun compte n’est nécessaire. Nous confirmons aussitôt.',
        {
          kind: 'links',
          links: [{ title: hasWithdrawalButton ? 'Se rétracter ici' : 'Retourner des articles', href: returnHref }],
        },
        'Une lettre ou un e-mail suffit aussi, s’il part avant la fin du délai.',
      ],
    },
    {
      id: 'refund',
      heading: 'Votre argent',
      blocks: [
        'Nous remboursons tout en 14 jours, livraison standard comprise, par le moyen de paiement utilisé. Nous pouvons attendre de recevoir les articles ou la preuve de leur envoi.',
        'Renvoyez les articles dans les 14 jours après votre message. Le retour est gratuit.',
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    {
      id: 'condition',
      heading: 'L’état des articles',
      blocks: ['Essayez comme en magasin. Si un article a servi dehors, nous pouvons déduire sa perte de valeur.'],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modèle de formulaire',
            blocks: [
              'Vous pouvez utiliser ce texte, sans obligation.',
              {
                kind: 'form' as const,
                lines: [
                  `À ${seller.name}, ${seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`} :`,
                  'Je me rétracte du contrat portant sur les articles suivants :',
                  'Commandés le / reçus le :',
                  'Numéro de commande :',
                  'Nom :',
                  'Adresse :',
                  'Date, et signature sur papier :',
                ],
              },
            ],
          },
        ]),
  ],
}
