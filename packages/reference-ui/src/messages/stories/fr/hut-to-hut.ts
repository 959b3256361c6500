import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Trois jours, deux nuits en refuge, un sac de 32 l chacun. Voici ce que nous avons emporté en septembre, ce que nous portions et à quel moment, et ce que nous laisserons à la maison la prochaine fois.',
  sections: [
    {
      heading: 'Le départ dans la nuit',
      paragraphs: [
        'Le col était à quatre heures de marche et la météo annonçait de la pluie pour midi : nous avons donc quitté le refuge à quatre heures du matin. Il faisait 3 °C, sans vent. Nous avions un peu froid au départ, et c’était voulu : avec une polaire, nous aurions été trempés de sueur au bout d’une demi-heure.',
        'Nous portions un haut mérinos fin et une veste coupe-vent. La polaire, le bonnet et les gants étaient en haut du sac, pour que personne n’ait à les chercher dans le noir.',
      ],
    },
    {
      heading: 'Au col',
      paragraphs: [
        'À l’aube, nous étions au-dessus du brouillard et le vent s’est levé. Nous avons alors mis la polaire sous la veste imperméable, puis le bonnet et les gants. Mettez vos couches chaudes dès le début de la pause, avant d’avoir froid : se réchauffer prend beaucoup de temps.',
        'À la descente, nous avons d’abord enlevé la polaire. Nous avons gardé la veste, car le vent n’est tombé qu’une fois dans la forêt.',
      ],
    },
    {
      heading: 'Ce qu’il y avait dans le sac',
      paragraphs: [
        'Les objets lourds étaient près du dos, les affaires de la journée en haut. Avec l’eau, chaque sac pesait 7 kg.',
      ],
      items: [
        'En haut : veste imperméable, polaire, bonnet, gants, trousse de premiers secours et lampe frontale',
        'Au milieu : doudoune légère, et dans un sac étanche un deuxième haut et une deuxième paire de chaussettes, réservés au refuge',
        'Au fond : drap de sac, deuxième polaire, brosse à dents, chargeur',
        'À l’extérieur : 1,5 l d’eau, repas de la journée, crème solaire',
        'À portée de main : une carte papier, et un téléphone avec des cartes utilisables sans réseau',
      ],
    },
    {
      heading: 'Ce que nous changerions',
      paragraphs: [
        'Nous avions chacun une deuxième polaire et elle n’a pas servi : une polaire et une doudoune légère suffisaient. Une troisième paire de chaussettes aurait été plus utile, car celle de la veille était encore humide le dernier matin.',
        'Nous réserverions aussi plus tôt. Avant de partir, demandez au refuge s’il fournit des couvertures, si vous pouvez payer par carte et où se trouve le dernier point d’eau. Enregistrez le numéro d’urgence : en Europe, c’est le 112.',
      ],
    },
  ],
  caption:
    'Prêts pour trois jours : sac à dos, doudoune légère, polaire, bonnet, gants et une paire de chaussettes de rechange.',
  links: ['Sacs de trekking', 'Polaires', 'Chaussettes de randonnée'],
}
