import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Reparaciones',
  description: 'Qué arreglamos, cuánto cuesta y cómo nos lo envías.',
  sections: ({ repair, law }) => [
    {
      id: 'what',
      heading: 'Qué arreglamos',
      blocks: [
        ...(repair.text === '' ? [] : [repair.text]),
        ...(repair.facts.length === 0 ? [] : [{ kind: 'rows' as const, rows: repair.facts }]),
      ],
    },
    {
      id: 'how',
      heading: 'Cómo se hace',
      blocks: [
        {
          kind: 'list',
          items: [
            'Escríbenos y añade una foto del daño.',
            'Te decimos si se puede, cuánto cuesta y cuánto tarda. Tú decides.',
            'Lava la prenda y envíala. No arreglamos nada sucio.',
          ],
        },
        { kind: 'links', links: [{ title: 'Contacto', path: '/service#contact' }] },
      ],
    },
    {
      id: 'rights',
      heading: 'Reparación y garantía legal',
      blocks: [
        `Un defecto en los ${law.guaranteeYears.value} años siguientes a la entrega puede estar cubierto por la garantía legal. Entonces la reparación es gratis y también puedes pedir un cambio.`,
        { kind: 'links', links: [{ title: 'Si un artículo tiene un defecto', path: '/legal/terms#guarantee' }] },
      ],
    },
  ],
}
