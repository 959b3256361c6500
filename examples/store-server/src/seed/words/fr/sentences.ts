import type { Words } from '../words.types.ts'

export const sentences: Words['sentences'] = {
  shell: [
    'La coupe permet de bouger librement et laisse de la place pour une couche chaude.',
    'Par temps doux, un t-shirt en dessous suffit ; quand il fait froid, il y a de la place pour une polaire.',
    'Cette couche extérieure se porte sur une première couche pendant l’effort, ou sur une polaire quand il fait froid.',
  ],
  insulation: [
    'Cette doudoune se porte seule par temps froid et sec, ou en couche intermédiaire sous une veste imperméable.',
    'La doudoune se comprime bien et s’emporte facilement pour les pauses et les soirées froides.',
    'Cette doudoune tient chaud autour de 0 °C ; en cas de vent ou de neige mouillée, ajoutez une veste imperméable.',
  ],
  vest: [
    'Ce gilet se porte sur un t-shirt ou une première couche, et sous une veste quand il fait plus froid.',
    'Le gilet prend peu de place : quand vous avez chaud, il s’enlève et s’emporte facilement.',
    'C’est la bonne couche quand il fait trop frais pour un t-shirt et trop doux pour une veste.',
  ],
  fleece: [
    'Cette polaire se porte seule par temps sec et sous une veste en cas de vent ou de pluie.',
    'La polaire tient chaud à l’arrêt et respire bien pendant l’effort.',
    'Confortable toute la journée, cette polaire va aussi bien en montagne qu’en ville.',
  ],
  baselayer: [
    'La coupe près du corps laisse glisser les autres couches par-dessus.',
    'Ce haut se porte sous une polaire en hiver et sous une veste légère le reste de l’année.',
    'Ce haut suit les mouvements, reste en place et ne serre pas.',
  ],
  tee: [
    'La coupe classique laisse de la place pour bouger.',
    'Ce t-shirt se porte seul en été et sous une veste quand il fait plus frais.',
    'Léger et peu encombrant, ce t-shirt se combine facilement avec d’autres couches.',
  ],
  pants: [
    'La coupe classique permet de plier les genoux et de lever haut la jambe.',
    'Quand il fait froid, ce pantalon passe par-dessus un collant fin.',
    'Le pantalon reste confortable à la taille, même sous la ceinture d’un sac à dos.',
  ],
  shorts: [
    'Ce short reste confortable à la taille et suit les mouvements des jambes.',
    'Ce short pèse peu, sèche vite et prend très peu de place dans le sac.',
    'Ce short est fait pour le temps chaud et ne gêne pas les mouvements des jambes.',
  ],
  tights: [
    'La coupe près du corps ne serre pas et suit chaque mouvement.',
    'Ce modèle se porte seul par temps frais et sous un pantalon par grand froid.',
    'La matière s’étire avec vous, reste en place et garde sa forme.',
  ],
  gloves: [
    'Bien ajustés, ces gants permettent de manier boucles, lacets et clés.',
    'Ces gants épousent la forme naturelle de la main et restent confortables pendant des heures.',
    'Ces gants pèsent peu et trouvent toujours une place dans le sac, au cas où le temps changerait.',
  ],
  beanie: [
    'Ce bonnet couvre les oreilles et reste en place dans le vent.',
    'Ce bonnet prend peu de place et sert dès que le vent se lève.',
    'La maille s’étire, va à la plupart des têtes et reste douce sur le front.',
  ],
  cap: [
    'Cette casquette protège les yeux du soleil bas et de la bruine.',
    'Cette casquette est si légère que vous pouvez toujours l’avoir avec vous.',
    'La casquette reste en place quand vous bougez, même dans le vent.',
  ],
  socks: [
    'Bien ajustées, ces chaussettes ne glissent pas et ne font pas de plis dans la chaussure.',
    'Le talon préformé maintient les chaussettes en place, sans torsion ni frottement.',
    'Ces chaussettes s’adaptent au pied et gardent leur forme lavage après lavage.',
  ],
  shoe: [
    'Le talon est bien maintenu et l’avant-pied garde de la place dans les longues descentes.',
    'La semelle en caoutchouc reste souple au froid et accroche sur la roche mouillée.',
    'La semelle intermédiaire amortit pendant les longues journées et laisse sentir le terrain.',
  ],
  roadShoe: [
    'Le talon est bien maintenu et l’avant-pied garde de la place quand les pieds gonflent.',
    'Le caoutchouc accroche sur le bitume sec ou mouillé.',
    'La mousse amortit chaque appui et rend de l’énergie à la poussée.',
  ],
  pack: [
    'La forme des bretelles laisse les bras libres.',
    'La charge reste près du dos et ne ballotte pas.',
    'Les sangles se règlent vite, pour placer le poids où vous le souhaitez.',
  ],
}
