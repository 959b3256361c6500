import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Protection des données',
  description: 'Quelles données cette boutique conserve, pourquoi, combien de temps, et comment les effacer.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsable du traitement',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
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
            ['Commande en cours', 'Ce que vous saisissez pour commander.'],
          ],
        },
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
              'Nom, adresse, articles et prix : aussi longtemps que le droit fiscal l’exige. Cette démonstration n’efface aucune commande.',
            ],
            ['Compte et liste d’envies', 'Jusqu’à ce que vous demandiez leur suppression'],
            ['Messages', '365 jours'],
            ['Recherches', '90 jours, sans votre nom'],
            ['E-mails envoyés', 'Le texte jusqu’à l’envoi, une trace de l’envoi pendant 30 jours'],
            ['Newsletter', 'Jusqu’à votre désabonnement ; 7 jours si vous ne confirmez pas'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Base légale',
      blocks: [
        'Les données de commande sont nécessaires au contrat et aux obligations fiscales. La mesure d’utilisation et la newsletter nécessitent votre accord, que vous pouvez retirer à tout moment. Pour protéger la boutique des abus, nous limitons le nombre de demandes et notons brièvement les erreurs.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Qui reçoit vos données',
      blocks: [
        'Personne, dans cette démonstration. Une vraie boutique indique ici son transporteur, son prestataire de paiement, son service d’e-mail et son hébergeur. Nous ne vendons pas de données.',
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
