import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Do nosso diário',
  fogTitle: 'De refúgio em refúgio: partir cedo',
  fogText:
    'Saímos do refúgio às quatro da manhã e chegámos ao colo, acima do nevoeiro, ao nascer do sol. O que levámos vestido: primeira camada de merino, polar e um casaco contra o vento.',
  fogLink: 'Ver artigos de caminhada',
  coastTitle: 'Três dias de chuva no trilho da costa',
  coastText:
    'Caminhámos junto ao mar com chuva constante. O que mais ajudou: um casaco de chuva que fecha bem nos pulsos e um par de meias secas para cada noite.',
  coastLink: 'Ver casacos de chuva',
}
