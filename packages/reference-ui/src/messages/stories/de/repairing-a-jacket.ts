import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Eine Jacke, die nicht mehr schließt oder einen Riss hat, können wir meistens reparieren. Hier liest du, was von deiner ersten Nachricht bis zum Paket mit der reparierten Jacke passiert und was du selbst tun kannst.',
  sections: [
    {
      heading: 'Zuerst ein Foto',
      paragraphs: [
        'Schick uns per E-Mail zwei Fotos: eins vom Schaden und eins von der ganzen Jacke. Wie alt sie ist, spielt keine Rolle. Wir sagen dir, ob wir sie reparieren können, was es kostet und wie lange es dauert. Du entscheidest.',
        'Reißverschlüsse und Bündchen reparieren wir kostenlos, ein Leben lang. Risse und Nähte reparieren wir zum Selbstkostenpreis, und nach zehn Tagen ist die Jacke wieder bei dir.',
      ],
    },
    {
      heading: 'Was wir prüfen',
      paragraphs: [
        'Bitte wasche die Jacke, bevor du sie uns schickst. Auf Schmutz halten weder Klebeband noch Kleber, deshalb können wir schmutzige Artikel nicht reparieren.',
        'In der Werkstatt sehen wir uns die ganze Jacke an und nicht nur den Schaden, den du beschrieben hast: die Nähte und ihre Abdichtung, die Verschlüsse, die Bündchen, die Kordeln an Kapuze und Saum. Finden wir einen zweiten Schaden, der etwas kostet, fragen wir dich vorher.',
      ],
    },
    {
      heading: 'Was wir tun',
      paragraphs: [
        'Am häufigsten sehen wir abgenutzte Schieber: Die Zähne halten nicht mehr, obwohl keiner fehlt. Dann genügt ein neuer Schieber, und wir müssen keine Naht öffnen. Fehlen Zähne, trennen wir den ganzen Reißverschluss heraus und nähen einen neuen ein.',
        'Auf einen Riss kommt ein Flicken aus dem gleichen Stoff oder aus einem, der ihm nahekommt. Seine Ecken sind rund, damit sie sich nicht ablösen. Bei einer wasserdichten Jacke dichten wir den Flicken auch von innen ab und prüfen ihn mit Wasser. Die reparierte Stelle kann sichtbar sein.',
        'Ist eine Jacke nicht mehr zu reparieren, sagen wir dir das, bevor du etwas bezahlst. Die Teile verwenden wir dann für andere Reparaturen: Schieber, Kordeln und saubere Stoffreste.',
      ],
    },
    {
      heading: 'Was du selbst tun kannst',
      paragraphs: ['Manches kannst du selbst reparieren, und manches hält so lange, bis du wieder zu Hause bist:'],
      items: [
        'Der Schieber klemmt: Bürste die Zähne mit warmem Wasser und einer alten Zahnbürste ab und reib dann mit einer Kerze darüber.',
        'Kleiner Riss unterwegs: Trockne und säubere die Stelle, schneide Reparaturband mit runden Ecken zu, drück es fest und wärm es mit der Hand an.',
        'Aus einem Loch kommen Daunen: Zieh nicht daran. Schieb sie zurück und kleb einen kleinen Flicken darüber.',
        'Waschen: Schließe vorher den Reißverschluss und alle Klettlaschen. Wasche die Jacke bei 30\u00a0°C mit Flüssigwaschmittel und ohne Weichspüler.',
      ],
    },
  ],
  caption: 'Ein neuer Flicken für eine alte Jacke: Schere, Garn, Nadel und Stoff mit runden Ecken.',
  links: ['Reparaturen', 'Kontakt', 'Alle Jacken'],
}
