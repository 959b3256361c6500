import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: ({ withdrawalDays }) => (withdrawalDays.value === null ? 'Conditions de retour' : 'Droit de rétractation'),
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
              `La loi ne prévoit pas ici de droit général de rétractation pour les achats en ligne (${country}). Vous pouvez quand même retourner ce que vous ne gardez pas, pendant ${returns.days} jours après la livraison.`,
            ]
          : [
              `Vous pouvez vous rétracter pendant ${withdrawalDays.value} jours, sans donner de motif. Le délai court à partir du jour où vous, ou une personne que vous avez désignée, recevez le dernier article.`,
              `Chez nous, vous avez plus de temps : ${returns.days} jours après la livraison.`,
            ],
    },
    {
      id: 'how',
      heading: 'Comment faire',
      blocks: [
        hasWithdrawalButton
          ? 'Ouvrez votre commande, ou saisissez son numéro et votre adresse e-mail, puis confirmez la rétractation dans une seconde étape. Aucun compte n’est nécessaire. Vous recevez aussitôt un accusé de réception avec la date et l’heure.'
          : 'Ouvrez votre commande avec le lien de notre e-mail et choisissez ce que vous retournez, ou saisissez son numéro et votre adresse e-mail pour retourner toute la commande. Aucun compte n’est nécessaire. Vous recevez aussitôt une confirmation.',
        {
          kind: 'links',
          links: [
            { title: hasWithdrawalButton ? 'Renoncer au contrat ici' : 'Retourner des articles', href: returnHref },
          ],
        },
        'Vous pouvez aussi nous envoyer une lettre ou un e-mail avant la fin du délai.',
      ],
    },
    {
      id: 'refund',
      heading: 'Votre remboursement',
      blocks: [
        'Nous vous remboursons tout sous 14 jours, livraison standard comprise, par le même moyen de paiement. Nous pouvons attendre de recevoir les articles ou la preuve de leur envoi.',
        'Retournez les articles dans les 14 jours qui suivent votre demande. Le retour est gratuit : vous avancez les frais de port, et nous vous remboursons ceux d’un colis standard.',
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    {
      id: 'condition',
      heading: 'L’état des articles',
      blocks: [
        'Essayez les articles comme en magasin.',
        withdrawalDays.value === null
          ? 'Nous reprenons les articles non portés et avec leur étiquette.'
          : `Si vous avez utilisé un article dehors et que vous vous rétractez dans les ${withdrawalDays.value} jours prévus par la loi, nous pouvons déduire sa perte de valeur du remboursement. Ensuite, nous reprenons les articles non portés et avec leur étiquette.`,
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Modèle de formulaire',
            blocks: [
              'Vous pouvez utiliser ce texte, mais ce n’est pas obligatoire.',
              {
                kind: 'form' as const,
                lines: [
                  `À ${sellerLine(seller, contact.email)} :`,
                  'Je me rétracte du contrat portant sur les articles suivants :',
                  'Commandés le / reçus le :',
                  'Numéro de commande :',
                  'Nom :',
                  'Adresse :',
                  'Date, et signature (uniquement sur papier) :',
                ],
              },
            ],
          },
        ]),
  ],
}
