import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Accessibilité',
  description: 'La norme que suit cette boutique, nos tests, ce qui manque encore et comment signaler un obstacle.',
  sections: ({ contact }) => [
    {
      id: 'goal',
      heading: 'Notre objectif',
      blocks: [
        'Tout le monde doit pouvoir acheter ici. Nous suivons les règles WCAG 2.2, niveau AA.',
        'EN 301 549, la norme liée à l’acte européen sur l’accessibilité (directive (UE) 2019/882), exige les WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'Nos tests',
      blocks: [
        'Des tests automatiques vérifient chaque partie de la boutique en thème clair et sombre, avec un texte agrandi, sur 320 pixels de large, au clavier seul et avec des animations réduites. Ils trouvent beaucoup de défauts, mais pas tous.',
      ],
    },
    {
      id: 'limits',
      heading: 'Ce qui manque encore',
      blocks: [
        {
          kind: 'list',
          items: [
            'Aucun audit indépendant n’a eu lieu, et aucune personne handicapée n’a testé la boutique.',
            'Le panier, le compte et les filtres ont besoin de JavaScript. Les produits, la recherche et ces pages s’en passent.',
            'Les images des produits sont dessinées. Leur description indique le produit et la vue, pas chaque détail.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Signaler un obstacle',
      blocks: [
        `Dites-nous ce qui ne fonctionne pas, et sur quelle page${contact.email === null ? '' : ` : ${contact.email}`}. Vous pouvez aussi demander un texte dans un autre format.`,
        { kind: 'links', links: [{ title: 'Nous contacter', path: '/service#contact' }] },
      ],
    },
  ],
}
