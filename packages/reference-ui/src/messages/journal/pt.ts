import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Caderno de caminhos',
  fogTitle: 'Uma manhã acima do nevoeiro',
  fogText:
    'Saímos do abrigo às quatro, com a cera ainda dura. Na portela, o vale parecia leite, e ninguém disse uma palavra até o termo ficar vazio.',
  fogLink: 'Roupa de caminhada',
  coastTitle: 'Chuva no trilho da costa',
  coastText:
    'Três dias, um capuz, nenhum carro. O que aprendemos: os punhos importam mais do que a cor, e meias secas valem um quilo de tudo o resto.',
  coastLink: 'Casacos para dias assim',
}
