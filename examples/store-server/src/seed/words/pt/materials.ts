import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Laminado de três camadas: exterior 100% poliamida reciclada, membrana microporosa, interior em malha',
    'Três camadas unidas deixam a chuva de fora e o vapor sair.',
  ],
  laminate25: [
    'Laminado de 2,5 camadas: 100% poliamida reciclada com película interior impressa',
    'O laminado é tão leve que se esquece e tão denso que aguenta uma hora de chuva contínua.',
  ],
  twillLaminate: [
    'Laminado de duas camadas: sarja 100% poliéster reciclado, membrana, forro em tafetá de poliéster',
    'A sarja dá ao laminado uma superfície mate e silenciosa que não faz ruído.',
  ],
  waxedCotton: [
    '60% algodão biológico, 40% poliéster reciclado, cera vegetal',
    'O algodão denso e encerado trava vento e aguaceiros e ganha pátina com os anos.',
  ],
  softshell: [
    '88% poliamida reciclada, 12% elastano, tecido duplo',
    'O tecido duplo estica em quatro direções e seca na descida.',
  ],
  windPolyamide: [
    '100% poliamida reciclada, 20 denier',
    'Um tecido fechado de 20 denier trava o vento e deixa sair o seu calor.',
  ],
  down800: [
    'Exterior: 100% poliamida reciclada. Enchimento: 90% penugem de ganso de origem responsável, 10% penas, 800 cuin',
    'A penugem fofa guarda muito calor com muito pouco peso.',
  ],
  down650: [
    'Exterior: 100% poliamida reciclada. Enchimento: 100% penugem reciclada, 650 cuin',
    'A penugem já teve uma vida: foi separada, lavada e usada de novo.',
  ],
  recycledFill: [
    'Exterior: 100% poliamida reciclada. Enchimento: 100% poliéster reciclado, 80 g/m²',
    'O enchimento reciclado mantém o volume mesmo quando humedece.',
  ],
  pile: [
    '100% felpa de poliéster reciclado, 320 g/m²',
    'O pelo fundo retém o ar parado e aquece desde o primeiro minuto.',
  ],
  gridKnit: [
    '94% poliéster reciclado, 6% elastano, malha grid',
    'A grelha interior deixa canais por onde o calor sai quando há esforço.',
  ],
  microFleece: [
    '100% polar de poliéster reciclado, 190 g/m²',
    'Polar fino, cardado só por dentro, para deslizar debaixo de um casaco.',
  ],
  merino180: [
    '87% lã merino, 13% núcleo de poliamida, 180 g/m²',
    'O merino fiado à volta de um núcleo fino mantém a forma e fica fresco durante dias.',
  ],
  merino150: ['100% lã merino, 150 g/m², sem mulesing', 'O merino fino é fresco em movimento e quente nas paragens.'],
  polyKnit: [
    '100% malha de poliéster reciclado, 120 g/m²',
    'A malha leve leva o suor para fora e seca sem se dar por isso.',
  ],
  hempCotton: [
    '55% cânhamo, 45% algodão biológico, 170 g/m²',
    'O cânhamo e o algodão biológico ficam mais macios a cada lavagem.',
  ],
  stretchWeave: [
    '92% poliamida reciclada, 8% elastano, tafetá',
    'O tecido elástico é leve na perna e não teme as silvas.',
  ],
  tightKnit: [
    '78% poliamida reciclada, 22% elastano',
    'A malha densa ampara sem apertar e continua opaca numa flexão funda.',
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
    'A lã de cordeiro aquece mesmo quando a respiração gelou sobre ela.',
  ],
  merinoSock: ['62% lã merino, 35% poliamida, 3% elastano', 'O merino mantém o pé seco e a poliamida aguenta o roçar.'],
  polySock: [
    '72% poliéster reciclado, 24% poliamida, 4% elastano',
    'O fio fino reciclado afasta a humidade da pele e seca numa noite.',
  ],
  meshUpper: [
    'Gáspea: 100% rede de poliéster reciclado. Sola: borracha, 20% reciclada',
    'A rede numa só peça escoa depressa e não tem costuras nos dedos.',
  ],
  nubuckUpper: [
    'Gáspea: nobuck de 1,8 mm. Forro: poliéster reciclado. Sola: borracha',
    'O nobuck molda-se ao pé e pode tratar-se durante muitos anos.',
  ],
  packCloth: [
    '100% poliamida reciclada, 210 denier, revestida sem PFAS',
    'O tecido de 210 denier aguenta rocha, gelo e tapetes de bagagem sem se queixar.',
  ],
  lightRipstop: [
    '100% ripstop de poliamida reciclada, 70 denier',
    'O ripstop leve com rede elástica assenta junto ao corpo e não salta.',
  ],
}
