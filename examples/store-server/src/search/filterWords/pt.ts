import type { FilterWords } from './filterWords.types.ts'

export const pt: FilterWords = {
  upTo: ['menos de', 'abaixo de', 'ate', 'no maximo', 'maximo', 'max'],
  from: ['mais de', 'acima de', 'a partir de', 'desde', 'pelo menos', 'minimo', 'min'],
  ranges: [
    ['entre', 'e'],
    ['desde', 'ate'],
    ['de', 'a'],
  ],
  stars: ['estrelas', 'estrela'],
  orMore: ['ou mais', 'e mais', 'ou melhor'],
  waterproof: ['impermeavel', 'impermeaveis'],
  warm: ['quente', 'quentes'],
  very: ['muito'],
  fits: {
    slim: ['corte justo', 'justo', 'justa', 'justos', 'justas', 'slim'],
    regular: ['corte normal', 'corte regular'],
    relaxed: ['corte largo', 'folgado', 'folgada', 'folgados', 'folgadas'],
  },
  activities: {
    running: ['corrida', 'correr', 'running'],
    cycling: ['ciclismo', 'bicicleta', 'bici'],
    hiking: ['caminhada', 'trekking'],
    snow: ['neve', 'esqui', 'esquiar'],
  },
  joining: ['e', 'para', 'com', 'por', 'de', 'da', 'do', 'a', 'o', 'um', 'uma'],
}
