import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Par temps froid et humide, il vous faut trois couches : une qui évacue la transpiration, une qui retient l’air chaud et une qui arrête la pluie et le vent. Voici comment nous les avons portées pendant trois jours sur le sentier côtier.',
  sections: [
    {
      heading: 'Sur la peau',
      paragraphs: [
        'Portez du mérinos ou une maille synthétique, près du corps. Le coton retient l’eau et reste froid pendant des heures. Le mérinos tient chaud même humide et sent moins au bout de trois jours. Le synthétique sèche plus vite.',
        'Choisissez l’épaisseur selon votre allure, et pas seulement selon la température : une première couche légère si vous marchez vite ou en montée, une plus épaisse si vous marchez lentement et faites beaucoup de pauses.',
      ],
    },
    {
      heading: 'La couche qui tient chaud',
      paragraphs: [
        'Sous la pluie, une polaire est le choix le plus simple : elle tient chaud même humide et vous pouvez la garder pour marcher. À poids égal, le duvet est plus chaud, mais il perd une grande partie de sa chaleur quand il est mouillé. Nos doudounes restaient dans un sac étanche jusqu’au soir.',
      ],
    },
    {
      heading: 'La couche contre la pluie',
      paragraphs: [
        'Une veste de pluie doit avoir des coutures étanchées, une capuche qui suit les mouvements de la tête et des poignets qui se ferment. Le premier jour, l’eau est entrée par les poignets : nous les avions laissés ouverts pour marcher avec des bâtons. Ensuite, nous les avons fermés par-dessus les gants et l’intérieur des manches est resté sec.',
        'Ouvrez la veste avant de transpirer : les aérations sous les bras s’il y en a, sinon le devant, de la largeur d’une main. Dans une forte montée, aucune membrane ne laisse passer autant d’humidité que vous en produisez.',
        'Portez le pantalon de pluie par-dessus le haut des chaussures, pour que l’eau n’y coule pas. Mettez-le dès les premières gouttes, pas quand vos jambes sont déjà mouillées.',
      ],
    },
    {
      heading: 'Avant de partir',
      paragraphs: ['Ces détails nous ont plus aidés qu’une veste de plus :'],
      items: [
        'Si l’eau ne perle plus sur la veste, lavez-la et traitez-la avec un produit imperméabilisant sans PFAS.',
        'Rangez des chaussettes et une première couche sèches dans un sac étanche. Gardez-les pour le soir.',
        'Prenez deux paires de gants fins. Pendant que vous portez la première, la seconde sèche dans votre veste.',
        'Mettez une casquette sous la capuche. Elle protège le visage de la pluie.',
        'Enlevez la veste mouillée à l’entrée et suspendez-la ouverte, loin du poêle.',
      ],
    },
  ],
  caption: 'Trois couches contre la pluie et le froid : haut mérinos, polaire et veste de pluie.',
  links: ['Vestes de pluie', 'Premières couches mérinos', 'Polaires'],
}
