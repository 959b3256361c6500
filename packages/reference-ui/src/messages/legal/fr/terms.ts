import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: 'Conditions générales de vente',
  description:
    'Comment une commande devient un contrat, ce qu’elle coûte, comment vous payez et quels sont vos droits.',
  sections: ({ countryCode, country, law, contact, returnHref }) => [
    {
      id: 'seller',
      heading: 'Le vendeur',
      blocks: [
        `${sellerLine(law.seller, contact.email, contact.phone)}. Ces conditions s’appliquent aux commandes des consommateurs (${country}).`,
        { kind: 'links', links: [{ title: 'Mentions légales', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'Commander',
      blocks: [
        'Ajoutez des articles au panier, appuyez sur « Commander », saisissez votre adresse et choisissez un mode de livraison. Tout tient sur une page : elle montre vos articles, la livraison et le total, et vous pouvez y corriger chaque saisie jusqu’à ce que vous appuyiez sur le bouton de commande. En appuyant dessus, vous passez la commande.',
        'Votre commande est une offre. Le contrat est conclu quand nous la confirmons par e-mail. L’e-mail contient la commande et ces conditions : conservez-le.',
        'Les articles du panier ne sont pas réservés. Si le dernier exemplaire est vendu avant votre commande, la page de commande vous le signale.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prix',
      blocks: [
        'Les prix comprennent la TVA. La livraison s’ajoute si elle est payante : le panier et la page de commande l’indiquent avant que vous commandiez.',
        { kind: 'links', links: [{ title: 'Livraison et retours', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Paiement',
      blocks: [
        'Cette boutique de démonstration ne propose qu’un paiement test : rien n’est débité. Une vraie boutique indique ici ses moyens de paiement.',
        'Saisissez vos codes promo et vos cartes cadeaux dans le panier. Le solde non utilisé reste sur la carte cadeau.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Si un article a un défaut',
      blocks: [
        `La loi vous protège contre les défauts pendant ${law.guaranteeYears.value} ans après la livraison : le vendeur répare ou remplace l’article, sinon il réduit le prix ou vous rembourse. Cela ne vous coûte rien.`,
        ...(law.isGuaranteeOpen ? ['Un article fait pour durer plus longtemps peut être couvert plus longtemps.'] : []),
        ...(countryCode === 'FR'
          ? [
              'La garantie des vices cachés du Code civil (articles 1641 à 1649) s’applique aussi : si un défaut caché existait à la vente et empêche l’usage normal de l’article, vous avez deux ans après sa découverte pour nous le rendre et être intégralement remboursé, ou pour le garder et obtenir une réduction du prix.',
            ]
          : []),
        'Notre service de réparation s’y ajoute et ne retire rien à ces droits.',
        { kind: 'links', links: [{ title: 'Réparations', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Si vous changez d’avis',
      blocks: [
        law.withdrawalDays.value === null
          ? `Vous pouvez retourner des articles pendant ${law.returns.days} jours après la livraison.`
          : `La loi vous donne ${law.withdrawalDays.value} jours pour vous rétracter. Chez nous, vous en avez ${law.returns.days}.`,
        {
          kind: 'links',
          links: [
            {
              title: law.withdrawalDays.value === null ? 'Conditions de retour' : 'Comment se rétracter',
              path: '/legal/withdrawal',
            },
            { title: 'Retourner une commande', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Droit et litiges',
      blocks: [
        `Les règles impératives de protection des consommateurs de votre pays (${country}) s’appliquent à votre commande.`,
        { kind: 'links', links: [{ title: 'Régler un litige', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
