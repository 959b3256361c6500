import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Laminé trois couches : extérieur 100 % polyamide recyclé, membrane microporeuse, envers tricot',
    'Trois couches contrecollées arrêtent la pluie et laissent sortir la vapeur.',
  ],
  laminate25: [
    'Laminé 2,5 couches : 100 % polyamide recyclé à film intérieur imprimé',
    'Le laminé est assez léger pour se faire oublier et assez dense pour une heure de pluie continue.',
  ],
  twillLaminate: [
    'Laminé deux couches : sergé 100 % polyester recyclé, membrane, doublure en taffetas de polyester',
    'Le sergé donne au laminé une surface mate et feutrée, sans bruissement.',
  ],
  waxedCotton: [
    '60 % coton biologique, 40 % polyester recyclé, cire végétale',
    'Le coton dense et ciré arrête le vent et les averses, et se patine avec les années.',
  ],
  softshell: [
    '88 % polyamide recyclé, 12 % élasthanne, double tissage',
    'Le double tissage s’étire dans les quatre sens et sèche le temps de la descente.',
  ],
  windPolyamide: [
    '100 % polyamide recyclé, 20 deniers',
    'Un tissage serré de 20 deniers arrête le vent et laisse s’échapper le trop-plein de chaleur.',
  ],
  down800: [
    'Extérieur : 100 % polyamide recyclé. Garnissage : 90 % duvet d’oie issu de filières responsables, 10 % plumettes, 800 cuin',
    'Un duvet au fort pouvoir gonflant retient beaucoup de chaleur pour très peu de poids.',
  ],
  down650: [
    'Extérieur : 100 % polyamide recyclé. Garnissage : 100 % duvet recyclé, 650 cuin',
    'Ce duvet a déjà eu une vie : il a été trié, lavé, puis réemployé.',
  ],
  recycledFill: [
    'Extérieur : 100 % polyamide recyclé. Garnissage : 100 % polyester recyclé, 80 g/m²',
    'Le garnissage recyclé garde son gonflant même humide.',
  ],
  pile: [
    'Polaire bouclée 100 % polyester recyclé, 320 g/m²',
    'Le poil épais emprisonne l’air et tient chaud dès la première minute.',
  ],
  gridKnit: [
    '94 % polyester recyclé, 6 % élasthanne, maille quadrillée',
    'Le quadrillage intérieur laisse des canaux par où la chaleur s’échappe à l’effort.',
  ],
  microFleece: [
    'Polaire 100 % polyester recyclé, 190 g/m²',
    'Une polaire fine, grattée à l’intérieur seulement, qui glisse bien sous une veste.',
  ],
  merino180: [
    '87 % laine mérinos, 13 % polyamide (âme du fil), 180 g/m²',
    'Le mérinos filé autour d’une âme fine garde sa forme et reste sans odeur des jours durant.',
  ],
  merino150: [
    '100 % laine mérinos, 150 g/m², sans mulesing',
    'Le mérinos fin est frais en mouvement et chaud à l’arrêt.',
  ],
  polyKnit: [
    'Jersey 100 % polyester recyclé, 120 g/m²',
    'La maille légère évacue la transpiration et sèche sans qu’on y pense.',
  ],
  hempCotton: [
    '55 % chanvre, 45 % coton biologique, 170 g/m²',
    'Chanvre et coton biologique s’assouplissent à chaque lavage.',
  ],
  stretchWeave: [
    '92 % polyamide recyclé, 8 % élasthanne, armure toile',
    'Le tissu extensible est léger sur la jambe et se moque des épines.',
  ],
  tightKnit: [
    '78 % polyamide recyclé, 22 % élasthanne',
    'La maille dense soutient sans pincer et reste opaque en pleine flexion.',
  ],
  brushedKnit: [
    '82 % polyester recyclé, 18 % élasthanne, intérieur gratté',
    'L’intérieur gratté garde un peu de chaleur là où le vent la prend.',
  ],
  goatskin: [
    'Paume : 100 % cuir de chèvre. Dos : polyester recyclé. Doublure : polaire de polyester',
    'Le cuir de chèvre est fin, résistant, et s’améliore avec un peu de cire.',
  ],
  ribWool: [
    '100 % laine d’agneau, filée et tricotée en Europe',
    'La laine d’agneau réchauffe même quand l’haleine y a gelé.',
  ],
  merinoSock: [
    '62 % laine mérinos, 35 % polyamide, 3 % élasthanne',
    'Le mérinos garde le pied au sec et le polyamide encaisse les frottements.',
  ],
  polySock: [
    '72 % polyester recyclé, 24 % polyamide, 4 % élasthanne',
    'Le fil fin recyclé éloigne l’humidité de la peau et sèche en une nuit.',
  ],
  meshUpper: [
    'Tige : mesh 100 % polyester recyclé. Semelle : caoutchouc, 20 % recyclé',
    'Le mesh d’une seule pièce évacue vite l’eau, sans aucune couture aux orteils.',
  ],
  nubuckUpper: [
    'Tige : nubuck de 1,8 mm. Doublure : polyester recyclé. Semelle : caoutchouc',
    'Le nubuck épouse le pied et s’entretient pendant de longues années.',
  ],
  packCloth: [
    '100 % polyamide recyclé, 210 deniers, enduit sans PFAS',
    'Le tissu de 210 deniers encaisse le rocher, la glace et les tapis à bagages sans broncher.',
  ],
  lightRipstop: [
    'Ripstop 100 % polyamide recyclé, 70 deniers',
    'Un ripstop léger et un filet extensible, près du corps et sans ballottement.',
  ],
}
