import { eachWith, withArticles } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'
import { sizeNames } from './sizeNames.ts'

const WARM = [
  ...['abrigado', 'abrigada', 'abrigados', 'abrigadas', 'calido', 'calida', 'calidos', 'calidas'],
  ...['caliente', 'calientes', 'calentito', 'calentita', 'calentitos', 'calentitas'],
]
const WOMAN = ['mujer', 'esposa', 'novia', 'madre', 'mama', 'hermana']
const MAN = ['hombre', 'marido', 'esposo', 'novio', 'padre', 'papa', 'hermano']

export const es: FilterWords = {
  upTo: [
    'menos de',
    'a menos de',
    'bajo',
    'debajo de',
    'por debajo de',
    'por debajo de los',
    'hasta',
    'hasta los',
    'inferior a',
    'como maximo',
    'maximo',
    'max',
    'presupuesto',
    'presupuesto de',
  ],
  from: ['mas de', 'por encima de', 'por encima de los', 'desde', 'a partir de', 'al menos', 'minimo', 'min'],
  reversing: ['no', 'nada', 'nunca'],
  ranges: [
    ['entre', 'y'],
    ['desde', 'hasta'],
    ['de', 'a'],
  ],
  to: ['a', 'hasta'],
  at: ['a'],
  about: ['alrededor de', 'alrededor de los', 'cerca de', 'aproximadamente', 'unos', 'sobre los'],
  orLess: ['o menos', 'y menos', 'como maximo', 'como mucho', 'maximo', 'max'],
  stars: ['estrellas', 'estrella'],
  orMore: ['o mas', 'y mas', 'o mejor', 'como minimo', 'minimo', 'min'],
  rated: [
    'mejor valorado',
    'mejor valorada',
    'mejor valorados',
    'mejor valoradas',
    'bien valorado',
    'bien valorada',
    'bien valorados',
    'bien valoradas',
    ...eachWith(['buenas', 'muy buenas', 'mejores'], ['opiniones', 'valoraciones', 'resenas', 'criticas']),
  ],
  sale: [
    ...['rebajado', 'rebajada', 'rebajados', 'rebajadas', 'rebaja', 'rebajas', 'en rebaja', 'en rebajas', 'de rebajas'],
    ...['oferta', 'ofertas', 'en oferta', 'de oferta', 'descuento', 'descuentos', 'con descuento', 'outlet'],
    ...['promocion', 'promociones', 'en promocion', 'sale', 'on sale', 'a precio reducido'],
  ],
  waterproof: [
    ...['impermeable', 'impermeables', 'waterproof', 'water proof'],
    ...eachWith(['a prueba de', 'prueba de'], ['agua', 'lluvia', 'la lluvia']),
  ],
  waterResistant: eachWith(['resistente', 'resistentes'], ['al agua', 'a la lluvia']),
  warm: [...WARM, 'de abrigo', 'de mucho abrigo'],
  warmths: {
    minimal: [...eachWith(['muy poco', 'apenas'], WARM), 'muy poco abrigo'],
    light: [...eachWith(['poco', 'ligeramente', 'algo', 'un poco'], WARM), 'poco abrigo'],
    medium: [...eachWith(['medianamente', 'moderadamente'], WARM), 'abrigo medio'],
  },
  or: ['o', 'u', 'ni'],
  without: ['sin'],
  not: ['no', 'no muy', 'no tan', 'no demasiado', 'nada', 'poco', 'apenas'],
  size: ['talla', 'numero', 'en talla', 'de talla', 'en la talla', 'del numero'],
  sizeNames: sizeNames({
    xs: ['muy pequena', 'extra pequena', 'extrapequena'],
    s: ['pequena', 'pequeno', 'chica'],
    m: ['mediana', 'mediano', 'media'],
    l: ['grande'],
    xl: ['muy grande', 'extra grande', 'extragrande'],
  }),
  very: ['muy'],
  fits: {
    slim: [
      ...['corte ajustado', 'ajustado', 'ajustada', 'ajustados', 'ajustadas', 'slim'],
      ...['corte entallado', 'entallado', 'entallada', 'entallados', 'entalladas'],
      ...['cenido', 'cenida', 'cenidos', 'cenidas', 'corte estrecho'],
    ],
    regular: ['corte normal', 'corte regular'],
    relaxed: [
      ...['corte holgado', 'holgado', 'holgada', 'holgados', 'holgadas'],
      ...['corte amplio', 'corte ancho', 'ancho', 'ancha', 'anchos', 'anchas', 'corte suelto'],
    ],
  },
  activities: {
    running: ['running', 'correr'],
    cycling: ['ciclismo', 'bicicleta', 'bici'],
    hiking: ['senderismo', 'trekking'],
    snow: ['nieve', 'esqui', 'esquiar'],
  },
  persons: {
    women: [...eachWith(['una', 'mi'], WOMAN), 'para ella'],
    men: [...eachWith(['un', 'mi'], MAN), 'para él'],
  },
  recipients: {
    women: withArticles(['la', 'las'], [...WOMAN, 'mujeres', 'chica']),
    men: withArticles(['el', 'los'], [...MAN, 'hombres', 'chico']),
  },
  gifts: [
    ...['regalo', 'regalos', 'idea regalo', 'ideas regalo', 'idea de regalo', 'ideas de regalo', 'ideas para regalar'],
    ...eachWith(['regalo', 'regalos'], ['de navidad', 'de cumpleanos', 'de reyes']),
  ],
  goods: ['ropa', 'ropas', 'prenda', 'prendas', 'vestimenta', 'indumentaria'],
  kindsOfGoods: ['ropa interior', 'ropa intima', 'prenda interior', 'prendas interiores'],
  joining: ['y', 'para', 'con', 'por', 'de', 'la', 'el', 'un', 'una', 'de regalo', 'para regalar', 'e'],
}
