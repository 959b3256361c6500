import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Aus dem Tagebuch',
  fogTitle: 'Ein Morgen über dem Nebel',
  fogText:
    'Um vier verließen wir die Hütte, das Wachs war noch hart. Am Pass lag das Tal wie Milch unter uns, und niemand sagte ein Wort, bis die Thermoskanne leer war.',
  fogLink: 'Kleidung zum Wandern',
  coastTitle: 'Regen auf dem Küstenweg',
  coastText:
    'Drei Tage, eine Kapuze, kein Auto. Was wir gelernt haben: Bündchen sind wichtiger als die Farbe, und trockene Socken wiegen ein Kilo von allem anderen auf.',
  coastLink: 'Jacken für solche Tage',
}
