import type { Words } from '../words.types.ts'

export const summaries: Words['summaries'] = {
  rainShell: [
    'Não deixa passar a chuva nem o vento.',
    'Casaco impermeável para dias de chuva.',
    'Protege da chuva e do vento e deixa espaço para uma camada quente.',
    'Boa proteção em dias de chuva e aguaceiros.',
  ],
  mountainShell: [
    'Não deixa passar a chuva, a neve nem o vento.',
    'Casaco impermeável para chuva e neve molhada.',
    'Protege da chuva, da neve e do vento e deixa espaço para camadas quentes.',
    'Boa proteção em dias de chuva, neve ou temporal.',
  ],
  linedShell: [
    'Proteção quente e impermeável em dias frios e chuvosos.',
    'Parka quente para chuva, neve e vento.',
    'Aquece e protege da chuva e da neve.',
  ],
  softshell: [
    'Casaco elástico para dias frescos e ventosos.',
    'Casaco respirável que corta a maior parte do vento.',
    'Liberdade de movimentos em dias frescos e secos.',
  ],
  windShell: [
    'Camada exterior contra o vento.',
    'Boa proteção em dias ventosos.',
    'Corta o vento e veste-se bem por cima de outras camadas.',
  ],
  insulation: [
    'Casaco quente para dias frios e pausas longas.',
    'Muito calor com pouco peso.',
    'Bom isolamento para o inverno, na montanha e na cidade.',
    'Camada quente para manhãs e noites frias.',
  ],
  windVest: [
    'Protege o peito do vento.',
    'Camada leve para manhãs frescas.',
    'Corta o vento e deixa os braços livres.',
  ],
  warmVest: [
    'Aquece o tronco e deixa os braços livres.',
    'Mais calor, sem volume nos braços.',
    'Colete quente para dias frios.',
  ],
  fleece: [
    'Camada intermédia macia e quente para dias frescos.',
    'Quente e respirável, para dias ativos.',
    'Confortável sozinho ou debaixo de um impermeável.',
    'Macio, quente e rápido a secar.',
  ],
  baselayer: [
    'Primeira camada para dias frios e ativos.',
    'Afasta o suor da pele.',
    'Justa ao corpo e fácil de combinar com outras camadas.',
    'Confortável junto à pele, o dia inteiro.',
  ],
  tee: [
    'T-shirt confortável para o desporto e o dia a dia.',
    'Leve, fresca e fácil de combinar.',
    'T-shirt leve para dias quentes.',
    'T-shirt simples, para o ar livre e para a cidade.',
  ],
  pants: [
    'Confortáveis e com liberdade de movimentos.',
    'Para dias inteiros ao ar livre.',
    'Com um corte pensado para subir, dobrar os joelhos e dar passos largos.',
    'Boa proteção para as pernas.',
  ],
  rainPants: [
    'Mantêm as pernas secas à chuva.',
    'Calças impermeáveis contra a chuva e o vento.',
    'Proteção contra a chuva e o piso molhado.',
  ],
  snowPants: [
    'Protegem as pernas da neve e da chuva.',
    'Calças impermeáveis para neve fresca, neve molhada e chuva.',
    'Proteção contra a neve, o vento e a chuva.',
  ],
  shorts: [
    'Calções leves para dias quentes.',
    'Frescos, confortáveis e rápidos a secar.',
    'Liberdade de movimentos para as pernas.',
    'Leves, confortáveis e fáceis de levar.',
  ],
  tights: [
    'Justas, elásticas e confortáveis em movimento.',
    'Liberdade de movimentos num corte justo.',
    'Para manhãs frescas e dias frios.',
    'Elásticas e fáceis de combinar com outras camadas.',
  ],
  gloves: [
    'Luvas confortáveis para usar durante horas.',
    'Protegem as mãos sem atrapalhar.',
    'Justas, com bom tato para manusear o equipamento.',
    'Acompanham o movimento das mãos.',
  ],
  beanie: [
    'Gorro quente para dias frios.',
    'Aquece a cabeça e as orelhas.',
    'Pequeno, quente e fácil de levar.',
    'Protege a cabeça do frio e do vento.',
  ],
  cap: [
    'Protege os olhos do sol e da chuva.',
    'Sombra para o rosto em dias de sol.',
    'Leve, confortável e fácil de levar.',
    'Boné leve para dias ativos.',
  ],
  socks: [
    'Meias confortáveis para dias longos.',
    'Pés secos e confortáveis durante horas.',
    'Ajustam-se bem e não descem.',
    'Respiráveis e resistentes ao desgaste.',
  ],
  shoe: [
    'Boa aderência em trilhos e terreno solto.',
    'Passo seguro em terreno irregular.',
    'Conforto para dias longos no trilho.',
    'Boa aderência em rocha e raízes.',
  ],
  roadShoe: [
    'Amortecimento macio para estrada e asfalto.',
    'Passada fluida em piso duro.',
    'Conforto em treinos longos.',
    'Sapatilhas leves para estrada e caminhos firmes.',
  ],
  pack: [
    'Confortável às costas e fácil de arrumar.',
    'Fica junto ao corpo e estável em movimento.',
    'Leva a carga junto às costas.',
    'Espaço para o essencial, sempre à mão.',
  ],
}
