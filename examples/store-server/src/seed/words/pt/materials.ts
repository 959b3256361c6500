import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Laminado de três camadas: exterior 100% poliamida reciclada, membrana microporosa, interior em malha',
    'Três camadas unidas deixam a chuva de fora e o vapor sair.',
  ],
  laminate25: [
    'Laminado de 2,5 camadas: 100% poliamida reciclada com película interior impressa',
    'O laminado é leve ao ponto de se esquecer e denso que chegue para uma hora de chuva contínua.',
  ],
  twillLaminate: [
    'Laminado de duas camadas: sarja 100% poliéster reciclado, membrana, forro em tafetá de poliéster',
    'A sarja dá ao laminado uma superfície mate e discreta, sem ruído a cada gesto.',
  ],
  waxedCotton: [
    '60% algodão biológico, 40% poliéster reciclado, cera vegetal',
    'O algodão denso e encerado trava o vento e os aguaceiros e ganha pátina com os anos.',
  ],
  softshell: [
    '88% poliamida reciclada, 12% elastano, tecido duplo',
    'O tecido duplo estica em quatro direções e seca no tempo de uma descida.',
  ],
  windPolyamide: [
    '100% poliamida reciclada, 20 denier',
    'Um tecido fechado de 20 denier trava o vento e deixa sair o calor em excesso.',
  ],
  down800: [
    'Exterior: 100% poliamida reciclada. Enchimento: 90% penugem de ganso de origem responsável, 10% penas, 800 cuin',
    'A penugem de grande volume guarda muito calor com muito pouco peso.',
  ],
  down650: [
    'Exterior: 100% poliamida reciclada. Enchimento: 100% penugem reciclada, 650 cuin',
    'Esta penugem já teve outra vida: foi separada, lavada e usada de novo.',
  ],
  recycledFill: [
    'Exterior: 100% poliamida reciclada. Enchimento: 100% poliéster reciclado, 80 g/m²',
    'O enchimento reciclado mantém o volume mesmo húmido.',
  ],
  pile: ['Felpa 100% poliéster reciclado, 320 g/m²', 'O pelo alto retém o ar e aquece desde o primeiro minuto.'],
  gridKnit: [
    '94% poliéster reciclado, 6% elastano, malha em grelha',
    'A grelha interior abre canais por onde o calor sai durante o esforço.',
  ],
  microFleece: [
    'Polar 100% poliéster reciclado, 190 g/m²',
    'Polar fino, cardado só por dentro, para deslizar debaixo de um casaco.',
  ],
  merino180: [
    '87% lã merino, 13% poliamida (núcleo do fio), 180 g/m²',
    'O merino fiado à volta de um núcleo fino mantém a forma e não ganha cheiro durante dias.',
  ],
  merino150: ['100% lã merino, 150 g/m², sem mulesing', 'O merino fino é fresco em movimento e quente nas paragens.'],
  polyKnit: [
    'Malha jersey 100% poliéster reciclado, 120 g/m²',
    'A malha leve afasta o suor e seca sem se dar por isso.',
  ],
  hempCotton: [
    '55% cânhamo, 45% algodão biológico, 170 g/m²',
    'O cânhamo e o algodão biológico ficam mais macios a cada lavagem.',
  ],
  stretchWeave: [
    '92% poliamida reciclada, 8% elastano, ponto tafetá',
    'O tecido elástico é leve na perna e não teme as silvas.',
  ],
  tightKnit: [
    '78% poliamida reciclada, 22% elastano',
    'A malha densa dá apoio sem apertar e mantém-se opaca mesmo ao fletir.',
  ],
  brushedKnit: [
    '82% poliéster reciclado, 18% elastano, interior cardado',
    'O interior cardado guarda algum calor onde o vento o leva.',
  ],
  goatskin: [
    'Palma: 100% pele de cabra. Costas: poliéster reciclado. Forro: polar de poliéster',
    'A pele de cabra é fina, resistente e melhora com um pouco de cera.',
  ],
  ribWool: [
    '100% lã de cordeiro, fiada e tricotada na Europa',
    'A lã de cordeiro aquece mesmo quando a respiração gela sobre ela.',
  ],
  merinoSock: [
    '62% lã merino, 35% poliamida, 3% elastano',
    'O merino mantém o pé seco e a poliamida aguenta o atrito.',
  ],
  polySock: [
    '72% poliéster reciclado, 24% poliamida, 4% elastano',
    'O fio reciclado, muito fino, afasta a humidade da pele e seca numa noite.',
  ],
  meshUpper: [
    'Gáspea: malha aberta 100% poliéster reciclado. Sola: borracha, 20% reciclada',
    'A malha aberta, numa só peça, escoa a água depressa e não tem costuras nos dedos.',
  ],
  nubuckUpper: [
    'Gáspea: nobuck de 1,8 mm. Forro: poliéster reciclado. Sola: borracha',
    'O nobuck molda-se ao pé e, bem tratado, dura muitos anos.',
  ],
  packCloth: [
    '100% poliamida reciclada, 210 denier, revestida sem PFAS',
    'O tecido de 210 denier aguenta rocha, gelo e tapetes de aeroporto sem se queixar.',
  ],
  lightRipstop: [
    'Ripstop 100% poliamida reciclada, 70 denier',
    'O ripstop leve com malha elástica assenta junto ao corpo e não balança.',
  ],
}
