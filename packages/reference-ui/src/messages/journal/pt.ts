import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Do nosso diário',
  fogTitle: 'De refúgio em refúgio: o que levar na mochila',
  fogText:
    'Saímos às quatro da manhã e ao nascer do sol estávamos acima do nevoeiro. O que levávamos vestido, o que ia na mochila e o que da próxima vez fica em casa.',
  coastTitle: 'Três dias de chuva no trilho da costa',
  coastText:
    'Caminhámos junto ao mar com chuva constante. As três camadas que nos aqueceram e os pormenores que mais ajudaram.',
  repairTitle: 'Como reparamos um casaco',
  repairText:
    'Da fotografia do dano ao pacote de volta: o que verificamos, o que substituímos e o que pode fazer em casa.',
  links: 'Produtos e ajuda',
  next: 'História seguinte',
}
