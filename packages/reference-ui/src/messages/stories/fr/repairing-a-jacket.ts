import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Une veste qui ne ferme plus ou qui est déchirée peut presque toujours être réparée. Voici ce qui se passe entre votre premier message et le retour du colis, et ce que vous pouvez faire vous-même.',
  sections: [
    {
      heading: 'D’abord une photo',
      paragraphs: [
        'Envoyez-nous deux photos par e-mail : une du dommage et une de la veste entière. Son âge n’a pas d’importance. Nous vous disons si nous pouvons la réparer, combien cela coûte et combien de temps il faut. Vous décidez ensuite.',
        'Nous réparons les zips et les poignets gratuitement, à vie. Les accrocs et les coutures sont réparés à prix coûtant, et vous retrouvez votre veste en dix jours.',
      ],
    },
    {
      heading: 'Ce que nous vérifions',
      paragraphs: [
        'Lavez la veste avant de nous l’envoyer. Le ruban et la colle ne tiennent pas sur la saleté : nous ne réparons donc pas les vestes sales.',
        'À l’atelier, nous examinons toute la veste, pas seulement le défaut que vous avez décrit : les coutures et leurs bandes, les fermetures, les poignets, les cordons de la capuche et du bas. Si nous trouvons un deuxième défaut dont la réparation est payante, nous vous demandons votre accord.',
      ],
    },
    {
      heading: 'Ce que nous faisons',
      paragraphs: [
        'Le défaut le plus fréquent est un curseur usé : les dents ne tiennent plus, alors qu’aucune n’est cassée. Il suffit d’un nouveau curseur, sans ouvrir de couture. S’il manque des dents, nous décousons le zip entier et en cousons un neuf.',
        'Sur un accroc, nous posons une pièce du même tissu ou d’un tissu proche. Ses coins sont arrondis pour qu’ils ne se décollent pas. Sur une veste imperméable, nous étanchons aussi l’envers de la pièce et nous la testons à l’eau. La réparation peut rester visible.',
        'Si une veste est irréparable, nous vous le disons avant que vous payiez quoi que ce soit. Nous réutilisons alors les pièces : curseurs, cordons et morceaux de tissu propres.',
      ],
    },
    {
      heading: 'Ce que vous pouvez faire vous-même',
      paragraphs: ['Certaines réparations se font sans atelier, d’autres tiennent jusqu’à votre retour :'],
      items: [
        'Curseur bloqué : brossez les dents avec de l’eau tiède et une vieille brosse à dents, puis frottez-les avec une bougie.',
        'Petit accroc en route : séchez et nettoyez l’endroit, coupez du ruban de réparation avec des coins arrondis, appuyez dessus et réchauffez-le avec la main.',
        'Le duvet sort par un trou : ne tirez pas. Repoussez-le à l’intérieur et collez une petite pièce par-dessus.',
        'Lavage : fermez le zip et toutes les pattes, lavez à 30 °C avec une lessive liquide et sans adoucissant.',
      ],
    },
  ],
  caption: 'Une pièce neuve pour une vieille veste : ciseaux, fil, aiguille et tissu aux coins arrondis.',
  links: ['Réparations', 'Nous contacter', 'Toutes les vestes'],
}
