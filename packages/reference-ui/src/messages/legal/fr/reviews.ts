import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Comment les avis sont vérifiés',
  description: 'D’où viennent les avis et ce que veut dire « Achat vérifié ».',
  sections: () => [
    {
      id: 'origin',
      heading: 'D’où viennent les avis',
      blocks: [
        'Tous les avis de cette boutique sont inventés : un programme les a écrits avec les données de démonstration, comme les produits et les noms. Personne n’a rien acheté ni porté. Vous ne pouvez pas encore donner d’avis ici.',
      ],
    },
    {
      id: 'verified',
      heading: 'Ce que veut dire « Achat vérifié »',
      blocks: [
        'Dans cette démonstration, la mention fait partie des données inventées. Elle ne prouve rien.',
        'Dans une vraie boutique, elle n’apparaît que si l’avis a été comparé à une commande : le lien du formulaire arrive par e-mail après la livraison et n’est valable qu’une fois par article commandé.',
      ],
    },
    {
      id: 'rules',
      heading: 'Les règles d’une vraie boutique',
      blocks: [
        {
          kind: 'list',
          items: [
            'Les bons et les mauvais avis sont affichés de la même façon, les plus récents d’abord.',
            'Un avis n’est retiré que s’il enfreint la loi, insulte quelqu’un ou montre des données privées.',
            'Personne ne reçoit d’argent ni de remise pour une opinion.',
            'La moyenne tient compte de tous les avis affichés pour un produit.',
          ],
        },
      ],
    },
  ],
}
