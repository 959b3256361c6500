import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'
import { MAX_COMPARED, MAX_SEEN } from '../../../memory/limits.ts'

export const text: LegalText = {
  title: 'Protection des données',
  description: 'Quelles données cette boutique conserve, pourquoi, combien de temps, et comment les effacer.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsable du traitement',
      blocks: [`${sellerLine(law.seller, contact.email)}.`],
    },
    {
      id: 'browser',
      heading: 'Dans votre navigateur',
      blocks: [
        'Sans votre accord, la boutique n’enregistre que ce dont elle a besoin pour fonctionner :',
        {
          kind: 'rows',
          rows: [
            ['Panier', 'Le numéro de votre panier, pour le retrouver.'],
            ['Connexion', 'Votre session, jusqu’à votre déconnexion ou son expiration.'],
            ['Pays', 'Le pays et la langue choisis.'],
            ['Choix des cookies', 'Votre réponse, pendant six mois.'],
            [
              'Commande en cours',
              'Ce que vous saisissez pour commander : dans cet onglet, jusqu’à votre commande ou votre déconnexion. Jamais les données de votre carte.',
            ],
            [
              'Changement de pays',
              'Les articles et le code promo que vous emportez dans la boutique d’un autre pays : dans cet onglet, le temps du changement.',
            ],
            [
              'Formulaire',
              'Ce que vous avez saisi, si votre session expire avant l’enregistrement : 15 minutes, dans cet onglet.',
            ],
            [
              'Avis',
              'Un avis que vous n’avez pas encore envoyé\u202f: dans cet onglet, jusqu’à son envoi ou votre déconnexion.',
            ],
          ],
        },
        'Si vous acceptez les cookies « Fonctionnels », la boutique retient aussi dans ce navigateur :',
        {
          kind: 'rows',
          rows: [
            ['Tailles', 'Votre dernière taille par type de vêtement, pour la présélectionner.'],
            ['Vus récemment', `Les ${MAX_SEEN} derniers produits que vous avez ouverts.`],
            ['Comparaison', `Jusqu’à ${MAX_COMPARED} produits que vous comparez.`],
          ],
        },
        'Ces données restent dans votre navigateur, sans limite de durée et sans nous être envoyées, jusqu’à ce que vous retiriez votre accord ou effaciez vos données dans les paramètres des cookies.',
        'Si vous acceptez les cookies « Performance », la boutique compte aussi les visites, les recherches et les ajouts au panier. Le lien « Paramètres des cookies », en bas de chaque page, permet de modifier votre choix à tout moment et d’effacer tout ce que la boutique a enregistré dans votre navigateur.',
      ],
    },
    {
      id: 'server',
      heading: 'Ce que nous conservons et pendant combien de temps',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Panier', '30 jours après la dernière modification'],
            ['Commande non terminée', '1 jour'],
            [
              'Commande',
              'Nom, adresse postale, adresse e-mail, articles et prix, ainsi que le numéro de TVA des sociétés : aussi longtemps que le droit fiscal l’exige. Cette boutique de démonstration n’efface aucune commande.',
            ],
            [
              'Téléphone et message cadeau',
              '60 jours après la livraison, ou 180 jours après une commande jamais livrée',
            ],
            ['Compte et liste d’envies', 'Jusqu’à ce que vous demandiez leur suppression'],
            ['Messages', '365 jours'],
            ['Avis', 'Jusqu’à ce que vous demandiez leur suppression ; un brouillon 1 jour, un avis refusé 90 jours'],
            ['Recherches', '90 jours, sans votre nom'],
            ['E-mails envoyés', 'Le texte jusqu’à l’envoi, une trace de l’envoi pendant 30 jours'],
            ['Newsletter', 'Jusqu’à votre désabonnement ; 7 jours si vous ne confirmez pas'],
            [
              'Alerte de disponibilité',
              'Votre adresse e-mail et l’article, jusqu’à notre e-mail ou votre désabonnement ; 7 jours si vous ne confirmez pas',
            ],
            ['Copies des réponses du serveur', '1 jour, pour qu’une commande envoyée deux fois ne compte qu’une fois'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Base légale',
      blocks: [
        'Les données de commande sont nécessaires au contrat et aux obligations fiscales. Votre accord est nécessaire pour la mesure d’utilisation et la publicité, pour ce que les cookies « Fonctionnels » mémorisent dans votre navigateur, pour la newsletter et pour une alerte de disponibilité. Vous pouvez retirer votre accord à tout moment. Pour protéger la boutique des abus, nous limitons le nombre de demandes et conservons peu de temps la trace des erreurs.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Qui reçoit vos données',
      blocks: [
        'Personne, car c’est une boutique de démonstration. Une vraie boutique indique ici son transporteur, son prestataire de paiement, son service d’e-mail et son hébergeur. Nous ne vendons pas de données.',
        'Même si vous acceptez les cookies « Publicité », cette boutique de démonstration ne transmet rien. Une vraie boutique indique ici chaque société de publicité, son pays, les données qu’elle reçoit et leur durée de conservation.',
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      blocks: [
        'Vous pouvez demander une copie de vos données, leur rectification, leur effacement, la limitation de leur traitement ou leur portabilité. Vous pouvez aussi vous opposer à un traitement et saisir l’autorité de protection des données de votre pays.',
        { kind: 'links', links: [{ title: 'Nous contacter', path: '/service#contact' }] },
      ],
    },
  ],
}
