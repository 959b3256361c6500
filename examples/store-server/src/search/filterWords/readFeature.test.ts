import { expect, it } from 'vitest'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['en', 'rainproof jacket', 'jacket | waterproofness 10000'],
  ['de', 'regendichte Jacke', 'jacke | waterproofness 10000'],
  ['de-CH', 'Schuhe regendicht', 'schuhe | waterproofness 10000'],
  ['fr', 'veste imper', 'veste | waterproofness 10000'],
  ['fr', 'veste étanche à l’eau', 'veste | waterproofness 10000'],
  ['es', 'chaqueta waterproof', 'chaqueta | waterproofness 10000'],
  ['it', 'giacca waterproof', 'giacca | waterproofness 10000'],
  ['pt', 'casaco waterproof', 'casaco | waterproofness 10000'],
  ['en', 'water-proof jacket', 'jacket | waterproofness 10000'],
  ['en-GB', 'water proof jacket', 'jacket | waterproofness 10000'],
  ['de', 'Water-Proof Jacke', 'jacke | waterproofness 10000'],
  ['fr', 'veste à l’épreuve de l’eau', 'veste | waterproofness 10000'],
  ['es', 'chaqueta a prueba de agua', 'chaqueta | waterproofness 10000'],
  ['es', 'chaqueta a prueba de lluvia', 'chaqueta | waterproofness 10000'],
  ['it', "giacca a prova d'acqua", 'giacca | waterproofness 10000'],
  ['it', 'giacca a prova di acqua', 'giacca | waterproofness 10000'],
  ['pt', 'casaco à prova de água', 'casaco | waterproofness 10000'],
  ['pt', 'casaco à prova d’água', 'casaco | waterproofness 10000'],
  ['pt', 'casaco a prova de agua', 'casaco | waterproofness 10000'],
] as const)('in %s "%s" means waterproof', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'water-resistant jacket', 'jacket | waterproofness 5000'],
  ['en-GB', 'showerproof jacket', 'jacket | waterproofness 5000'],
  ['de', 'wasserfeste Jacke', 'jacke | waterproofness 5000'],
  ['de-CH', 'regenfeste Schuhe', 'schuhe | waterproofness 5000'],
  ['fr', 'veste résistante à l’eau', 'veste | waterproofness 5000'],
  ['fr', 'chaussures qui résistent à la pluie', 'chaussures | waterproofness 5000'],
  ['es', 'chaqueta resistente al agua', 'chaqueta | waterproofness 5000'],
  ['it', 'giacca resistente all’acqua', 'giacca | waterproofness 5000'],
  ['pt', 'casaco resistente à água', 'casaco | waterproofness 5000'],
  ['en', 'jacket 20,000 mm water resistant', 'jacket | waterproofness 20000'],
] as const)(
  'any hydrostatic head is enough for water resistant: in %s "%s" reads as %s',
  (language, query, reading) => {
    expect(readLine(language, query)).toBe(reading)
  },
)

it.each([
  ['pt', 'casaco abrigado', 'casaco | warmth 4,5'],
  ['es', 'chaqueta de abrigo', 'chaqueta | warmth 4,5'],
  ['pt', 'luvas muito quentinhas', 'luvas | warmth 5'],
  ['pt', 'casaco pouco abrigado', 'casaco | warmth 2'],
  ['es', 'guantes calentitos', 'guantes | warmth 4,5'],
] as const)('in %s "%s" means warm', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each(['weit geschnittene Jacke', 'weite Jacke', 'Jacke, locker geschnitten', 'Jacke mit weitem Schnitt'])(
  'in German "%s" is relaxed in every inflection',
  (query) => {
    expect(readLine('de', query)).toBe('jacke | fit relaxed')
  },
)

it.each(['enge Hose', 'schmale Hose', 'eng anliegende Hose', 'enganliegende Hose', 'Hose mit enger Passform'])(
  'in German "%s" is slim in every inflection',
  (query) => {
    expect(readLine('de', query)).toBe('hose | fit slim')
  },
)

it.each([
  ['en', 'close-fitting shirt', 'shirt | fit slim'],
  ['en', 'loose fitting pants', 'pants | fit relaxed'],
  ['fr', 'pantalon moulant', 'pantalon | fit slim'],
  ['fr', 'veste coupe large', 'veste | fit relaxed'],
  ['es', 'camiseta entallada', 'camiseta | fit slim'],
  ['es', 'pantalón ancho', 'pantalón | fit relaxed'],
  ['it', 'maglia attillata', 'maglia | fit slim'],
  ['it', 'pantaloni larghi', 'pantaloni | fit relaxed'],
  ['pt', 'camisola cintada', 'camisola | fit slim'],
] as const)('in %s "%s" names a fit: %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
