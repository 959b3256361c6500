import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Größe und Pflege',
  description:
    'Wie du dich misst, wie du zwischen zwei Größen wählst und wie du deine Kleidung wäschst, damit sie lange hält.',
  sections: () => [
    {
      id: 'measure',
      heading: 'So misst du',
      blocks: [
        'Miss am Körper, nicht am Kleidungsstück. Nimm ein weiches Maßband. Es soll flach anliegen und nicht einschneiden.',
        {
          kind: 'rows',
          rows: [
            ['Brust', 'An der breitesten Stelle, unter den Armen'],
            ['Taille', 'An der schmalsten Stelle'],
            ['Hüfte', 'An der breitesten Stelle'],
            ['Innenbeinlänge', 'Vom Schritt bis dorthin, wo der Saum enden soll'],
            ['Fuß', 'Von der Ferse bis zum längsten Zeh, am Abend'],
          ],
        },
        'Die Größentabelle findest du bei jedem Produkt neben den Größen.',
      ],
    },
    {
      id: 'between',
      heading: 'Zwischen zwei Größen',
      blocks: [
        'Wähle die größere. Dann kneift Funktionswäsche nicht, und unter eine Hardshell oder Isolationsjacke passt ein Fleece. In den Bewertungen steht, ob ein Produkt klein oder groß ausfällt.',
      ],
    },
    {
      id: 'shells',
      heading: 'Wasserdichte Kleidung',
      blocks: [
        'Wasche sie regelmäßig, denn Schmutz und Schweiß verstopfen die Membran. Schließe alle Reißverschlüsse, wasche bei 30\u00a0°C mit Flüssigwaschmittel und ohne Weichspüler und spüle zweimal. Durch Wärme perlt Wasser wieder ab: Gib die Kleidung kurz in den Trockner oder bügle sie lauwarm mit einem Tuch dazwischen.',
      ],
    },
    {
      id: 'down',
      heading: 'Daunen',
      blocks: [
        'Wasche Daunenkleidung einzeln im Schongang mit Daunenwaschmittel. Trockne sie auf niedriger Stufe mit zwei sauberen Tennisbällen im Trockner, bis die Daunen nicht mehr klumpen. Das dauert mehrere Stunden. Lagere sie locker und nicht zusammengepresst.',
      ],
    },
    {
      id: 'wool',
      heading: 'Merinowolle',
      blocks: [
        'Oft genügt es, sie auszulüften. Sonst wasche sie bei 30\u00a0°C im Wollprogramm ohne Weichspüler und trockne sie liegend.',
      ],
    },
    {
      id: 'fleece',
      heading: 'Fleece und Kunstfaser',
      blocks: [
        'Wasche sie auf links, mit voller Trommel und niedriger Schleuderzahl: Bei weniger Reibung gelangen weniger Fasern ins Wasser.',
      ],
    },
    {
      id: 'shoes',
      heading: 'Schuhe',
      blocks: [
        'Bürste trockenen Schlamm ab, nimm die Einlegesohlen heraus und stopfe die Schuhe zum Trocknen mit Papier aus. Trockne sie nicht an der Heizung.',
      ],
    },
  ],
}
