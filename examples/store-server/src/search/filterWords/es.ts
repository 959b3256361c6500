import { eachWith } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'

export const es: FilterWords = {
  upTo: ['menos de', 'bajo', 'por debajo de', 'hasta', 'como maximo', 'maximo', 'max'],
  from: ['mas de', 'por encima de', 'desde', 'a partir de', 'al menos', 'minimo', 'min'],
  ranges: [
    ['entre', 'y'],
    ['desde', 'hasta'],
    ['de', 'a'],
  ],
  stars: ['estrellas', 'estrella'],
  orMore: ['o mas', 'y mas', 'o mejor'],
  rated: [
    'mejor valorado',
    'mejor valorada',
    'mejor valorados',
    'mejor valoradas',
    'bien valorado',
    'bien valorada',
    'bien valorados',
    'bien valoradas',
  ],
  waterproof: ['impermeable', 'impermeables'],
  warm: ['abrigado', 'abrigada', 'abrigados', 'abrigadas', 'calido', 'calida', 'caliente', 'calientes'],
  very: ['muy'],
  fits: {
    slim: ['corte ajustado', 'ajustado', 'ajustada', 'ajustados', 'ajustadas', 'slim'],
    regular: ['corte normal', 'corte regular'],
    relaxed: ['corte holgado', 'holgado', 'holgada', 'holgados', 'holgadas'],
  },
  activities: {
    running: ['running', 'correr'],
    cycling: ['ciclismo', 'bicicleta', 'bici'],
    hiking: ['senderismo', 'trekking'],
    snow: ['nieve', 'esqui', 'esquiar'],
  },
  persons: {
    women: [...eachWith(['una', 'mi'], ['mujer', 'esposa', 'novia', 'madre', 'mama', 'hermana']), 'para ella'],
    men: [...eachWith(['un', 'mi'], ['hombre', 'marido', 'esposo', 'novio', 'padre', 'papa', 'hermano'])],
  },
  joining: ['y', 'para', 'con', 'por', 'de', 'la', 'el', 'un', 'una', 'de regalo', 'para regalar', 'e'],
}
