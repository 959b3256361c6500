import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Tailles et entretien',
  description: 'Comment mesurer, choisir entre deux tailles et laver pour que cela dure.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Mesurer',
      blocks: [
        'Mesurez le corps, pas un vêtement, avec un mètre souple posé à plat, sans serrer.',
        {
          kind: 'rows',
          rows: [
            ['Poitrine', 'Au plus large, sous les bras'],
            ['Taille', 'Au plus étroit'],
            ['Hanches', 'Au plus large'],
            ['Entrejambe', 'De l’entrejambe au sol, sans chaussures'],
            ['Pied', 'Du talon au plus long orteil, le soir'],
          ],
        },
        'Chaque produit a un guide des tailles à côté de ses tailles.',
      ],
    },
    {
      id: 'between',
      heading: 'Entre deux tailles',
      blocks: [
        'Prenez la plus petite pour une première couche et la plus grande pour une veste, afin qu’une polaire passe dessous. Les avis disent si un produit taille petit ou grand.',
      ],
    },
    {
      id: 'shells',
      heading: 'Vêtements imperméables',
      blocks: [
        'Lavez-les : la saleté et la sueur bouchent la membrane. Fermez les zips, prenez une lessive liquide sans adoucissant à 30 °C et rincez deux fois. La chaleur rend le tissu déperlant : un court passage au sèche-linge, ou un fer tiède avec un linge entre les deux.',
      ],
    },
    {
      id: 'down',
      heading: 'Duvet',
      blocks: [
        'Lavez-le seul, en cycle délicat, avec une lessive pour duvet. Séchez-le lentement au sèche-linge avec deux balles de tennis propres, jusqu’à ce qu’il n’y ait plus d’amas. Cela prend des heures. Rangez-le sans le comprimer.',
      ],
    },
    {
      id: 'wool',
      heading: 'Laine mérinos',
      blocks: ['L’aérer suffit souvent. Sinon, lavez à 30 °C en cycle laine, sans adoucissant, et séchez à plat.'],
    },
    {
      id: 'fleece',
      heading: 'Polaire et synthétique',
      blocks: [
        'Lavez à l’envers, tambour plein et essorage lent : moins de frottement, c’est moins de fibres dans l’eau.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Chaussures',
      blocks: ['Brossez la boue sèche, sortez les semelles et séchez avec du papier, loin du radiateur.'],
    },
  ],
}
