import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'An einem nassen, kalten Tag brauchst du drei Schichten: eine, die den Schweiß von der Haut wegführt, eine, die warme Luft speichert, und eine, die Regen und Wind abhält. So haben wir sie in drei Tagen auf dem Küstenweg getragen.',
  sections: [
    {
      heading: 'Direkt auf der Haut',
      paragraphs: [
        'Trag Merino oder Kunstfaser, und zwar eng am Körper. Baumwolle saugt sich voll und bleibt stundenlang kalt. Merino wärmt auch, wenn es feucht ist, und riecht nach drei Tagen weniger. Kunstfaser trocknet schneller.',
        'Wähle die Dicke danach, wie schnell du gehst, und nicht nur nach der Temperatur: ein leichtes Shirt für einen schnellen Tag oder einen Anstieg, ein dickeres für einen langsamen Tag mit vielen Pausen.',
      ],
    },
    {
      heading: 'Die Schicht, die wärmt',
      paragraphs: [
        'Ein Fleece ist bei Regen die einfache Wahl: Es wärmt auch feucht, und du kannst darin gehen. Daune wärmt bei gleichem Gewicht mehr, nass aber deutlich weniger. Unsere Daunenjacken blieben im wasserdichten Beutel, bis wir abends in der Unterkunft waren.',
      ],
    },
    {
      heading: 'Die Schicht gegen Regen',
      paragraphs: [
        'Eine Regenjacke braucht verklebte Nähte, eine Kapuze, die sich mit dem Kopf dreht, und Bündchen, die dicht schließen. Am ersten Tag lief uns das Wasser an den Handgelenken hinein, weil wir mit Stöcken gingen und die Bündchen offen waren. Danach haben wir sie über den Handschuhen geschlossen, und die Ärmel blieben innen trocken.',
        'Öffne die Jacke, bevor du schwitzt: die Belüftung unter den Armen, wenn es eine gibt, sonst vorn eine Handbreit. An einem steilen Anstieg lässt keine Membran so viel Feuchtigkeit durch, wie du abgibst.',
        'Trag die Regenhose über dem Schaft der Schuhe, damit kein Wasser hineinläuft. Zieh sie an, wenn es zu regnen beginnt, und nicht erst mit nassen Beinen.',
      ],
    },
    {
      heading: 'Bevor du losgehst',
      paragraphs: ['Diese Kleinigkeiten haben uns mehr geholfen als eine weitere Jacke:'],
      items: [
        'Perlt das Wasser nicht mehr ab, wasche die Jacke und imprägniere sie mit einem Mittel ohne PFAS.',
        'Pack Socken und Unterwäsche zum Wechseln in einen wasserdichten Beutel. Sie sind nur für den Abend.',
        'Nimm zwei Paar dünne Handschuhe mit. Während du das eine trägst, trocknet das andere in deiner Jacke.',
        'Trag unter der Kapuze eine Kappe. Sie hält dir den Regen aus dem Gesicht.',
        'Zieh die nasse Jacke an der Tür aus und häng sie offen auf, aber nicht an den Ofen.',
      ],
    },
  ],
  caption: 'Drei Schichten gegen Regen und Kälte: Merinoshirt, Fleece und Regenjacke.',
  links: ['Regenjacken', 'Funktionswäsche aus Merino', 'Fleece und Midlayer'],
}
