import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Aus unserem Magazin',
  fogTitle: 'Frühmorgens über dem Nebel',
  fogText:
    'Um vier Uhr sind wir an der Hütte gestartet, bei Sonnenaufgang standen wir auf dem Pass und das Tal lag im Nebel. Gegen die Kälte halfen drei Schichten: Merino, Fleece und eine Windjacke.',
  fogLink: 'Kleidung zum Wandern',
  coastTitle: 'Drei Tage Regen auf dem Küstenweg',
  coastText:
    'Drei Tage zu Fuß an der Küste, fast immer im Regen. Am wichtigsten waren eine dichte Jacke, eine Regenhose und jeden Abend ein Paar trockene Socken.',
  coastLink: 'Jacken für Regen und Wind',
}
