import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Protection des données',
  description: 'Quelles données cette boutique conserve, pourquoi, combien de temps, et comment les effacer.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Responsable',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
    },
    {
      id: 'browser',
      heading: 'Dans votre navigateur',
      blocks: [
        'Sans votre accord, la boutique n’enregistre que ce dont elle a besoin :',
        {
          kind: 'rows',
          rows: [
            ['Panier', 'Le numéro de votre panier, pour le retrouver.'],
            ['Connexion', 'Votre session, jusqu’à la déconnexion ou son expiration.'],
            ['Pays', 'Le pays et la langue choisis.'],
            ['Choix des cookies', 'Votre réponse, pendant six mois.'],
            ['Caisse', 'La commande en cours.'],
          ],
        },
        'Si vous acceptez la mesure de performance, la boutique compte aussi les visites, les recherches et les paniers. Le lien vers les paramètres des cookies, en bas de chaque page, permet de changer d’avis à tout moment et d’effacer tout ce que la boutique a enregistré dans votre navigateur.',
      ],
    },
    {
      id: 'server',
      heading: 'Ce que nous conservons, et combien de temps',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Panier', '30 jours après la dernière modification'],
            ['Caisse sans commande', '1 jour'],
            [
              'Commande',
              'Nom, adresse, articles et prix : aussi longtemps que le droit fiscal l’exige. Cette démonstration n’en efface aucune.',
            ],
            ['Compte et liste d’envies', 'Jusqu’à ce que vous demandiez leur suppression'],
            ['Messages', '365 jours'],
            ['Avis', 'Jusqu’à ce que vous demandiez leur suppression ; un brouillon 1 jour, un avis refusé 90 jours'],
            ['Recherches', '90 jours, sans votre nom'],
            ['E-mails', 'Le texte jusqu’à l’envoi, la trace pendant 30 jours'],
            ['Newsletter', 'Jusqu’au désabonnement ; 7 jours sans confirmation'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Pourquoi nous en avons le droit',
      blocks: [
        'Les données de commande sont nécessaires au contrat et au droit fiscal. La mesure et la newsletter demandent votre accord, que vous pouvez retirer à tout moment. Des limites de requêtes et de courts journaux d’erreurs protègent la boutique des abus.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Qui reçoit des données',
      blocks: [
        'Personne, dans cette démonstration. Une vraie boutique nomme ici son transporteur, son prestataire de paiement, son service d’e-mail et son hébergeur. Nous ne vendons pas de données.',
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      blocks: [
        'Vous pouvez demander une copie de vos données, leur correction, leur effacement ou leur limitation, et les emporter. Vous pouvez vous opposer à un usage et saisir l’autorité de protection des données de votre pays.',
        { kind: 'links', links: [{ title: 'Nous contacter', path: '/service#contact' }] },
      ],
    },
  ],
}
