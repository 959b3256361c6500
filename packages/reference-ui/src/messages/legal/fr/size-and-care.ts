import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Tailles et entretien',
  description: 'Comment prendre vos mesures, choisir entre deux tailles et laver vos vêtements pour qu’ils durent.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Prendre vos mesures',
      blocks: [
        'Mesurez votre corps, pas un vêtement, avec un mètre ruban bien à plat, sans serrer.',
        {
          kind: 'rows',
          rows: [
            ['Poitrine', 'Au plus large, sous les bras'],
            ['Taille', 'Au plus étroit'],
            ['Hanches', 'Au plus large'],
            ['Entrejambe', 'De l’entrejambe jusqu’à l’endroit où doit arriver l’ourlet'],
            ['Pied', 'Du talon au plus long orteil, le soir'],
          ],
        },
        'Sur la page de chaque produit, un guide des tailles se trouve à côté du choix de la taille.',
      ],
    },
    {
      id: 'between',
      heading: 'Entre deux tailles',
      blocks: [
        'Prenez la plus grande : ainsi, une première couche ne serre pas et une veste laisse de la place pour une polaire. Les avis indiquent si un produit taille petit ou grand.',
      ],
    },
    {
      id: 'shells',
      heading: 'Vêtements imperméables',
      blocks: [
        'Lavez-les : la saleté et la sueur bouchent la membrane. Fermez les zips, lavez à 30\u00a0°C avec une lessive liquide et sans adoucissant, puis rincez deux fois. La chaleur ravive la déperlance : passez-les un court moment au sèche-linge, ou repassez-les à fer tiède avec un linge par-dessus.',
      ],
    },
    {
      id: 'down',
      heading: 'Duvet',
      blocks: [
        'Lavez-le seul, en cycle délicat, avec une lessive pour duvet. Séchez-le lentement au sèche-linge avec deux balles de tennis propres, jusqu’à ce qu’il ne forme plus de paquets. Comptez plusieurs heures. Rangez-le sans le comprimer.',
      ],
    },
    {
      id: 'wool',
      heading: 'Laine mérinos',
      blocks: ['L’aérer suffit souvent. Sinon, lavez à 30\u00a0°C en cycle laine, sans adoucissant, et séchez à plat.'],
    },
    {
      id: 'fleece',
      heading: 'Polaire et synthétique',
      blocks: [
        'Lavez à l’envers, tambour plein et essorage lent : avec moins de frottements, moins de fibres partent dans l’eau.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Chaussures',
      blocks: [
        'Brossez la boue sèche, retirez les semelles et faites sécher les chaussures avec du papier à l’intérieur, loin du radiateur.',
      ],
    },
  ],
}
