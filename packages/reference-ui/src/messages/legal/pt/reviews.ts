import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Como se verificam as avaliações',
  description: 'De onde vêm as avaliações e o que significa «Compra verificada».',
  sections: () => [
    {
      id: 'origin',
      heading: 'De onde vêm as avaliações',
      blocks: [
        'A maioria das avaliações desta loja é inventada: um programa criou-as, tal como os produtos e os nomes.',
        'Pode escrever uma avaliação de cada artigo que comprou: a ligação estará na página da sua encomenda assim que esta chegar. Lemos cada avaliação antes de a publicar.',
      ],
    },
    {
      id: 'verified',
      heading: 'O que significa «Compra verificada»',
      blocks: [
        'Esta menção aparece numa avaliação escrita a partir de uma encomenda. O formulário só se abre com a ligação da encomenda e aceita uma avaliação por artigo.',
        'Uma avaliação sem esta menção é sempre inventada: não corresponde a nenhuma encomenda.',
        'A maioria das avaliações inventadas desta demonstração também tem esta menção. Foi atribuída ao acaso, por isso nelas não prova nada.',
      ],
    },
    {
      id: 'rules',
      heading: 'As nossas regras',
      blocks: [
        {
          kind: 'list',
          items: [
            'As avaliações boas e más são mostradas da mesma forma: primeiro as escritas na sua língua, a começar pelas mais recentes.',
            'Só deixamos de fora uma avaliação que viole a lei, insulte alguém, contenha dados privados ou não seja sobre o produto. Não alteramos o texto.',
            'Ninguém recebe dinheiro nem descontos por uma avaliação.',
            'A média inclui todas as avaliações que a loja mostra de um produto.',
          ],
        },
      ],
    },
  ],
}
