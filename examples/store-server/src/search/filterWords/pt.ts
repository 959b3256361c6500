import { eachWith, withArticles } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'
import { sizeNames } from './sizeNames.ts'

const WARM = [
  ...['quente', 'quentes', 'quentinho', 'quentinha', 'quentinhos', 'quentinhas'],
  ...['abrigado', 'abrigada', 'abrigados', 'abrigadas'],
]
const WOMAN = ['mulher', 'senhora', 'esposa', 'namorada', 'mae', 'irma']
const MAN = ['homem', 'senhor', 'marido', 'namorado', 'pai', 'irmao']

export const pt: FilterWords = {
  upTo: [
    'menos de',
    'abaixo de',
    'abaixo dos',
    'ate',
    'ate aos',
    'inferior a',
    'no maximo',
    'maximo',
    'max',
    'orcamento',
    'orcamento de',
  ],
  from: ['mais de', 'acima de', 'acima dos', 'a partir de', 'desde', 'pelo menos', 'minimo', 'min'],
  reversing: ['nao', 'nada', 'nunca'],
  ranges: [
    ['entre', 'e'],
    ['desde', 'ate'],
    ['de', 'a'],
  ],
  to: ['a', 'ate'],
  at: ['a'],
  about: [
    'cerca de',
    'por volta de',
    'por volta dos',
    'a volta de',
    'a volta dos',
    'aproximadamente',
    'uns',
    'a rondar os',
  ],
  orLess: ['ou menos', 'e menos', 'no maximo', 'maximo', 'max'],
  stars: ['estrelas', 'estrela'],
  orMore: ['ou mais', 'e mais', 'ou melhor', 'no minimo', 'minimo', 'min'],
  rated: [
    'bem avaliado',
    'bem avaliada',
    'bem avaliados',
    'bem avaliadas',
    'mais bem avaliado',
    'mais bem avaliada',
    'melhor avaliado',
    'melhor avaliada',
    ...eachWith(['boas', 'muito boas', 'melhores', 'otimas'], ['avaliacoes', 'opinioes', 'criticas']),
  ],
  sale: [
    ...['saldo', 'saldos', 'em saldo', 'em saldos', 'promocao', 'promocoes', 'em promocao', 'de promocao'],
    ...['promo', 'em promo', 'desconto', 'descontos', 'com desconto', 'em desconto', 'em oferta', 'ofertas'],
    ...['rebaixado', 'rebaixada', 'rebaixados', 'rebaixadas', 'a preco reduzido', 'outlet', 'sale', 'on sale'],
  ],
  waterproof: [
    ...['impermeavel', 'impermeaveis', 'waterproof', 'water proof'],
    ...eachWith(['a prova', 'prova'], ['de agua', 'd agua', 'da agua', 'de chuva', 'da chuva']),
  ],
  waterResistant: eachWith(['resistente', 'resistentes'], ['a agua', 'a chuva']),
  warm: WARM,
  warmths: {
    minimal: [...eachWith(['muito pouco', 'quase nada'], WARM), 'calor minimo'],
    light: [...eachWith(['pouco', 'ligeiramente', 'um pouco'], WARM), 'calor ligeiro', 'pouco calor'],
    medium: [...eachWith(['moderadamente', 'medianamente'], WARM), 'calor medio'],
  },
  or: ['ou', 'nem'],
  without: ['sem'],
  not: ['nao', 'nao muito', 'nao tao', 'nao demasiado', 'nada', 'pouco'],
  size: ['tamanho', 'numero', 'no tamanho', 'em tamanho', 'de tamanho'],
  sizeNames: sizeNames({
    xs: ['muito pequeno', 'extra pequeno'],
    s: ['pequeno', 'pequena'],
    m: ['medio', 'media'],
    l: ['grande'],
    xl: ['muito grande', 'extra grande'],
  }),
  very: ['muito'],
  fits: {
    slim: [
      ...['corte justo', 'corte slim', 'justo', 'justa', 'justos', 'justas', 'slim'],
      ...['cintado', 'cintada', 'cintados', 'cintadas', 'ajustado', 'ajustada', 'ajustados', 'ajustadas'],
    ],
    regular: ['corte normal', 'corte regular'],
    relaxed: ['corte largo', 'folgado', 'folgada', 'folgados', 'folgadas'],
  },
  activities: {
    running: ['corrida', 'correr', 'running'],
    cycling: ['ciclismo', 'bicicleta', 'bici'],
    hiking: ['caminhada', 'trekking'],
    snow: ['neve', 'esqui', 'esquiar'],
  },
  persons: {
    women: [...eachWith(['uma', 'minha'], WOMAN), 'para ela'],
    men: [...eachWith(['um', 'meu'], MAN), 'para ele'],
  },
  recipients: {
    women: withArticles(['a', 'as'], [...WOMAN, 'mulheres', 'senhoras']),
    men: withArticles(['o', 'os'], [...MAN, 'homens', 'senhores']),
  },
  gifts: [
    ...['presente', 'presentes', 'prenda', 'prendas', 'ideia de presente', 'ideias de presentes', 'ideias de prendas'],
    ...eachWith(['presente', 'presentes', 'prenda', 'prendas'], ['de natal', 'de aniversario']),
  ],
  goods: ['roupa', 'roupas', 'vestuario', 'peca de roupa', 'pecas de roupa'],
  kindsOfGoods: ['roupa interior', 'roupa intima', 'roupa de baixo', 'vestuario interior'],
  joining: [
    'e',
    'para',
    'com',
    'por',
    'de',
    'da',
    'do',
    'a',
    'o',
    'um',
    'uma',
    'de presente',
    'para oferecer',
    'como presente',
  ],
}
