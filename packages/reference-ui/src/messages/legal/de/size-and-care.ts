import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Größe und Pflege',
  description: 'Wie du misst, wie du zwischen zwei Größen wählst und wie du wäschst, damit es lange hält.',
  sections: () => [
    {
      id: 'measure',
      heading: 'Messen',
      blocks: [
        'Miss am Körper, nicht am Kleidungsstück, mit einem weichen Maßband, das flach anliegt und nicht einschneidet.',
        {
          kind: 'rows',
          rows: [
            ['Brust', 'An der breitesten Stelle, unter den Armen'],
            ['Taille', 'An der schmalsten Stelle'],
            ['Hüfte', 'An der breitesten Stelle'],
            ['Schrittlänge', 'Vom Schritt bis zum Boden, ohne Schuhe'],
            ['Fuß', 'Von der Ferse bis zum längsten Zeh, am Abend'],
          ],
        },
        'Jedes Produkt hat neben seinen Größen eine Größentabelle.',
      ],
    },
    {
      id: 'between',
      heading: 'Zwischen zwei Größen',
      blocks: [
        'Nimm die kleinere bei Unterwäsche und die größere bei Jacken und Isolation, damit ein Fleece darunter passt. In den Bewertungen steht, ob ein Produkt klein oder groß ausfällt.',
      ],
    },
    {
      id: 'shells',
      heading: 'Wasserdichte Kleidung',
      blocks: [
        'Wasch sie: Schmutz und Schweiß verstopfen die Membran. Schließ die Reißverschlüsse, nimm flüssiges Waschmittel ohne Weichspüler bei 30 °C und spül zweimal. Wärme lässt Wasser wieder abperlen: kurz in den Trockner, oder lauwarm bügeln mit einem Tuch dazwischen.',
      ],
    },
    {
      id: 'down',
      heading: 'Daunen',
      blocks: [
        'Wasch sie allein im Schongang mit Daunenwaschmittel. Trockne sie langsam im Trockner mit zwei sauberen Tennisbällen, bis nichts mehr klumpt. Das dauert Stunden. Lagere sie locker, nie gepresst.',
      ],
    },
    {
      id: 'wool',
      heading: 'Merinowolle',
      blocks: ['Oft genügt Lüften. Sonst bei 30 °C im Wollprogramm ohne Weichspüler waschen und liegend trocknen.'],
    },
    {
      id: 'fleece',
      heading: 'Fleece und Kunstfaser',
      blocks: [
        'Wasch auf links, mit voller Trommel und wenig Schleudern: Weniger Reibung bringt weniger Fasern ins Wasser.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Schuhe',
      blocks: [
        'Bürste trockenen Schlamm ab, nimm die Einlegesohlen heraus und trockne die Schuhe mit Papier, nicht an der Heizung.',
      ],
    },
  ],
}
