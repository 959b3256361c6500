import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Aus unserem Magazin',
  fogTitle: 'Von Hütte zu Hütte: was in den Rucksack kommt',
  fogText:
    'Um vier Uhr früh sind wir losgegangen, bei Sonnenaufgang standen wir über dem Nebel. Hier liest du, was wir anhatten, was im Rucksack war und was wir beim nächsten Mal zu Hause lassen.',
  coastTitle: 'Drei Tage Regen auf dem Küstenweg',
  coastText:
    'Drei Tage zu Fuß an der Küste, fast immer im Regen. Hier liest du, welche drei Schichten uns warm gehalten und welche Kleinigkeiten am meisten geholfen haben.',
  repairTitle: 'Wie wir eine Jacke reparieren',
  repairText:
    'Vom Foto des Schadens bis zum Paket an dich: was wir prüfen, was wir ersetzen und was du selbst tun kannst.',
  links: 'Produkte und Hilfe',
  next: 'Nächste Geschichte',
}
