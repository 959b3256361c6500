import type { SizeFinderMessages } from './index.ts'

export const messages: SizeFinderMessages = {
  findSize: 'Encontrar o meu tamanho',
  privacy: 'As suas medidas ficam nesta página. Não as guardamos nem as enviamos.',
  table: 'Tamanhos de',
  women: 'Mulher',
  men: 'Homem',
  heightCm: 'Altura em cm',
  heightIn: 'Altura em polegadas',
  feetHint: 'Também pode introduzir pés e polegadas, por exemplo 5 pés 6 polegadas.',
  label: { chest: 'Perímetro do peito', waist: 'Perímetro da cintura', hip: 'Perímetro da anca' },
  labelIn: { cm: (what) => `${what} em cm`, in: (what) => `${what} em polegadas` },
  optional: (label) => `${label} (opcional)`,
  hint: {
    chest: 'Meça na parte mais larga, sem apertar a fita. Sem fita métrica, escolha o seu tamanho habitual.',
    waist: 'Meça onde assenta o cós, sem apertar a fita. Sem fita métrica, escolha o seu tamanho habitual.',
    hip: 'Meça na parte mais larga, sem apertar a fita.',
  },
  girth: { chest: 'perímetro do peito', waist: 'perímetro da cintura', hip: 'perímetro da anca' },
  enterLength: (range, example) => `Introduza uma medida (${range}), por exemplo ${example}.`,
  heightExampleCm: '170 ou 1,70\u00a0m',
  heightExampleIn: '66 ou 5 pés 6 polegadas',
  usualSize: 'O seu tamanho habitual (opcional)',
  unknown: 'Não sei',
  wantedFit: 'Entre dois tamanhos, como prefere que assente?',
  closeFit: 'Justo',
  regularFit: 'Normal',
  looseFit: 'Largo',
  suggest: 'Sugerir um tamanho',
  suggestion: (size) => `Recomendamos ${size}.`,
  cm: (range) => `${range}\u00a0cm`,
  in: (range) => `${range} polegadas`,
  fits: (size, girth, range) => `${size} serve para um ${girth} de ${range}.`,
  unmeasured: (size, girth, range) =>
    `Sem o ${girth}, partimos do seu tamanho habitual. O nosso ${size} serve para um ${girth} de ${range}.`,
  split: (waist, hip, size) =>
    `Pela cintura, o seu tamanho é ${waist}; pela anca, ${hip}. ${size} tem espaço suficiente para ambas.`,
  between: (size, other) => `Está entre ${size} e ${other}.`,
  close: (size, other) =>
    `${size} assenta mais justo, como prefere; para usar uma camada grossa por baixo, escolha ${other}.`,
  loose: (size, other) => `${size} assenta mais largo, como prefere; para ficar mais justo, escolha ${other}.`,
  tall: (size, other) =>
    `Para a sua altura, ${size} tem comprimento suficiente; para ficar mais justo, escolha ${other}.`,
  short: (size, other) =>
    `Para a sua altura, o comprimento de ${size} é o certo; para ficar mais largo, escolha ${other}.`,
  usual: (size, other) => `${size} é o seu tamanho habitual; se não servir, experimente ${other}.`,
  measured: (size, other) => `${size} é a escolha mais segura; se não servir, experimente ${other}.`,
  outside: (size, girth, range) =>
    `Os nossos tamanhos servem para um ${girth} de ${range}. ${size} é o mais próximo da sua medida, mas pode não servir.`,
  soldOutIn: (size, color, others) => `${size} está esgotado em ${color}, mas disponível em ${others}.`,
  soldOut: (size) =>
    `${size} está esgotado. Escolha este tamanho para receber um e-mail quando voltar a estar disponível.`,
  choose: (size) => `Escolher ${size}`,
}
