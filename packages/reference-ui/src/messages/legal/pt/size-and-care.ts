import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Tamanhos e cuidados',
  description: 'Como medir, como escolher entre dois tamanhos e como lavar para durar.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Como medir',
      blocks: [
        'Meça o corpo, não a roupa, com uma fita macia que fique plana e não aperte.',
        {
          kind: 'rows',
          rows: [
            ['Peito', 'Na parte mais larga, por baixo dos braços'],
            ['Cintura', 'Na parte mais estreita'],
            ['Anca', 'Na parte mais larga'],
            ['Entreperna', 'Do gancho até onde deve chegar a bainha'],
            ['Pé', 'Do calcanhar ao dedo mais comprido, ao fim do dia'],
          ],
        },
        'Em cada produto, o guia de tamanhos está ao lado da escolha do tamanho.',
      ],
    },
    {
      id: 'between',
      heading: 'Entre dois tamanhos',
      blocks: [
        'Escolha o maior: uma primeira camada não aperta e debaixo de um casaco cabe um polar. As avaliações dizem se um produto veste pequeno ou grande.',
      ],
    },
    {
      id: 'shells',
      heading: 'Roupa impermeável',
      blocks: [
        'Lave-a com regularidade: a sujidade e o suor obstruem a membrana. Feche tudo, lave a 30\u00a0°C com detergente líquido, sem amaciador, e enxague duas vezes. O calor recupera a repelência à água: pouco tempo na máquina de secar, ou ferro morno com um pano por cima.',
      ],
    },
    {
      id: 'down',
      heading: 'Penas',
      blocks: [
        'Lave a peça sozinha, num programa delicado e com detergente para penas. Seque na máquina a baixa temperatura com duas bolas de ténis limpas, até não haver grumos. Demora algumas horas. Guarde sem comprimir.',
      ],
    },
    {
      id: 'wool',
      heading: 'Lã merino',
      blocks: [
        'Muitas vezes basta arejar. Se não bastar, lave a 30\u00a0°C no programa para lã, sem amaciador, e seque na horizontal.',
      ],
    },
    {
      id: 'fleece',
      heading: 'Polar e sintéticos',
      blocks: [
        'Lave do avesso, com o tambor cheio e pouca centrifugação: com menos fricção, soltam-se menos fibras na água.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Calçado',
      blocks: ['Escove a lama seca, tire as palmilhas e deixe secar com papel lá dentro, longe de aquecedores.'],
    },
  ],
}
