import { eachWith } from './eachWith.ts'
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
  rated: [
    'bem avaliado',
    'bem avaliada',
    'bem avaliados',
    'bem avaliadas',
    'mais bem avaliado',
    'mais bem avaliada',
    'melhor avaliado',
    'melhor avaliada',
  ],
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
  persons: {
    women: [...eachWith(['uma', 'minha'], ['mulher', 'senhora', 'esposa', 'namorada', 'mae', 'irma']), 'para ela'],
    men: [...eachWith(['um', 'meu'], ['homem', 'senhor', 'marido', 'namorado', 'pai', 'irmao']), 'para ele'],
  },
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
