import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Como se verificam as avaliações',
  description: 'De onde vêm as avaliações e o que significa «Compra verificada».',
  sections: () => [
    {
      id: 'origin',
      heading: 'De onde vêm as avaliações',
      blocks: [
        'Todas as avaliações desta loja são inventadas: um programa escreveu-as com os dados de demonstração, tal como os produtos e os nomes. Ninguém comprou nem usou nada. Aqui ainda não pode escrever avaliações.',
      ],
    },
    {
      id: 'verified',
      heading: 'O que significa «Compra verificada»',
      blocks: [
        'Nesta demonstração a etiqueta faz parte dos dados inventados. Não prova nada.',
        'Numa loja real só pode aparecer se a avaliação tiver sido comparada com uma encomenda: a ligação para o formulário chega por e-mail após a entrega e é válida uma vez por artigo.',
      ],
    },
    {
      id: 'rules',
      heading: 'Regras de uma loja real',
      blocks: [
        {
          kind: 'list',
          items: [
            'As avaliações boas e más são mostradas da mesma forma, as mais recentes primeiro.',
            'Só se retira uma avaliação que viole a lei, insulte alguém ou mostre dados privados.',
            'Ninguém recebe dinheiro nem descontos por uma avaliação.',
            'A média inclui todas as avaliações que a loja mostra de um produto.',
          ],
        },
      ],
    },
  ],
}
