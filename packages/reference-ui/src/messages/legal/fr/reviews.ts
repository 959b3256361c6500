import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Comment les avis sont vérifiés',
  description: 'D’où viennent les avis et ce que veut dire « Achat vérifié ».',
  sections: () => [
    {
      id: 'origin',
      heading: 'D’où viennent les avis',
      blocks: [
        'La plupart des avis de cette boutique sont inventés : un programme les a générés, comme les produits et les noms.',
        'Vous pouvez donner un avis sur chaque article acheté : le lien se trouve sur la page de votre commande dès qu’elle est arrivée. Nous lisons chaque avis avant sa publication.',
      ],
    },
    {
      id: 'verified',
      heading: 'Ce que veut dire « Achat vérifié »',
      blocks: [
        'Un avis porte cette mention s’il a été écrit avec le lien d’une commande. Le formulaire s’ouvre seulement avec ce lien et accepte un avis par article.',
        'Un avis sans cette mention est toujours inventé\u202f: aucune commande ne lui correspond.',
        'La plupart des avis inventés de cette boutique de démonstration portent aussi la mention. Elle a été attribuée au hasard et n’y prouve rien.',
      ],
    },
    {
      id: 'rules',
      heading: 'Nos règles',
      blocks: [
        {
          kind: 'list',
          items: [
            'Les bons et les mauvais avis sont affichés de la même façon, d’abord ceux dans votre langue, les plus récents en haut.',
            'Nous écartons un avis seulement s’il enfreint la loi, insulte quelqu’un, contient des données privées ou ne concerne pas le produit. Nous ne modifions pas son texte.',
            'Personne ne reçoit d’argent ni de remise pour un avis.',
            'La moyenne tient compte de tous les avis affichés pour un produit.',
          ],
        },
      ],
    },
  ],
}
