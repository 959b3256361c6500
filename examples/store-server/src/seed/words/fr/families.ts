import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Couche extérieure contre le vent et le temps changeant.',
      'Protège des intempéries et laisse de la place aux couches chaudes.',
      'À porter quand il y a du vent ou que le temps est incertain.',
      'Coupe le vent et passe facilement sur les autres couches.',
    ],
    sentences: [
      'La coupe permet de bouger librement et laisse de la place pour une couche chaude.',
      'Par temps doux, un t-shirt en dessous suffit ; quand il fait froid, il y a de la place pour une polaire.',
      'Cette couche extérieure se porte sur une première couche pendant l’effort, ou sur une polaire quand il fait froid.',
    ],
  },
  insulation: {
    summaries: [
      'Une doudoune qui tient chaud, même à l’arrêt.',
      'Beaucoup de chaleur pour peu de poids.',
      'La chaleur qu’il faut au sommet, au bivouac et en hiver.',
      'Une couche chaude pour les matins et les soirs froids.',
    ],
    sentences: [
      'Cette doudoune se porte seule par temps froid et sec, ou en couche intermédiaire sous une veste imperméable.',
      'La doudoune se comprime bien et s’emporte facilement pour les pauses et les soirées froides.',
      'Cette doudoune tient chaud autour de 0 °C ; en cas de vent ou de neige mouillée, ajoutez une veste imperméable.',
    ],
  },
  vest: {
    summaries: [
      'Garde le buste au chaud et laisse les bras libres.',
      'Une couche légère quand la matinée est fraîche.',
      'Protège la poitrine du vent.',
      'De la chaleur en plus, sans épaisseur aux bras.',
    ],
    sentences: [
      'Ce gilet se porte sur un t-shirt ou une première couche, et sous une veste quand il fait plus froid.',
      'Le gilet prend peu de place : quand vous avez chaud, il s’enlève et s’emporte facilement.',
      'C’est la bonne couche quand il fait trop frais pour un t-shirt et trop doux pour une veste.',
    ],
  },
  fleece: {
    summaries: [
      'Couche intermédiaire douce et chaude.',
      'Chaude et respirante pendant l’effort.',
      'Agréable à porter seule ou sous une veste.',
      'Douce, chaude et vite sèche.',
    ],
    sentences: [
      'Cette polaire se porte seule par temps sec et sous une veste en cas de vent ou de pluie.',
      'La polaire tient chaud à l’arrêt et respire bien pendant l’effort.',
      'Confortable toute la journée, cette polaire va aussi bien en montagne qu’en ville.',
    ],
  },
  baselayer: {
    summaries: [
      'Première couche pour le froid et l’effort.',
      'Éloigne la transpiration de la peau.',
      'Près du corps et facile à superposer.',
      'Agréable sur la peau toute la journée.',
    ],
    sentences: [
      'La coupe près du corps laisse glisser les autres couches par-dessus.',
      'Ce haut se porte sous une polaire en hiver et sous une veste légère le reste de l’année.',
      'Ce haut suit les mouvements, reste en place et ne serre pas.',
    ],
  },
  tee: {
    summaries: [
      'Un t-shirt confortable pour le sport et le quotidien.',
      'Léger, aéré et facile à porter.',
      'Un t-shirt léger pour l’été.',
      'Un t-shirt simple, en montagne comme en ville.',
    ],
    sentences: [
      'La coupe classique laisse de la place pour bouger.',
      'Ce t-shirt se porte seul en été et sous une veste quand il fait plus frais.',
      'Léger et peu encombrant, ce t-shirt se combine facilement avec d’autres couches.',
    ],
  },
  pants: {
    summaries: [
      'Confortable, avec une grande liberté de mouvement.',
      'Fait pour bouger dehors toute la journée.',
      'Coupé pour grimper, se baisser et marcher à grands pas.',
      'Une protection fiable pour les jambes.',
    ],
    sentences: [
      'La coupe classique permet de plier les genoux et de lever haut la jambe.',
      'Quand il fait froid, ce pantalon passe par-dessus un collant fin.',
      'Le pantalon reste confortable à la taille, même sous la ceinture d’un sac à dos.',
    ],
  },
  shorts: {
    summaries: [
      'Un short léger pour l’été.',
      'Frais, confortable et vite sec.',
      'Laisse les jambes libres de leurs mouvements.',
      'Léger, confortable et facile à emporter.',
    ],
    sentences: [
      'Ce short reste confortable à la taille et suit les mouvements des jambes.',
      'Ce short pèse peu, sèche vite et prend très peu de place dans le sac.',
      'Ce short est fait pour le temps chaud et ne gêne pas les mouvements des jambes.',
    ],
  },
  tights: {
    summaries: [
      'Près du corps et confortable en mouvement.',
      'Ajusté, sans gêner les mouvements.',
      'À porter quand il fait frais ou froid.',
      'Extensible et facile à superposer.',
    ],
    sentences: [
      'La coupe près du corps ne serre pas et suit chaque mouvement.',
      'Ce modèle se porte seul par temps frais et sous un pantalon par grand froid.',
      'La matière s’étire avec vous, reste en place et garde sa forme.',
    ],
  },
  gloves: {
    summaries: [
      'Des gants confortables par temps frais ou froid.',
      'Protègent les mains sans gêner les gestes.',
      'Bien ajustés, pour garder des gestes précis.',
      'Coupés pour suivre les mouvements de la main.',
    ],
    sentences: [
      'Bien ajustés, ces gants permettent de manier boucles, lacets et clés.',
      'Ces gants épousent la forme naturelle de la main et restent confortables pendant des heures.',
      'Ces gants pèsent peu et trouvent toujours une place dans le sac, au cas où le temps changerait.',
    ],
  },
  beanie: {
    summaries: [
      'Un bonnet chaud pour l’hiver.',
      'Garde la tête et les oreilles au chaud.',
      'Petit, chaud et facile à emporter.',
      'Protège la tête du froid et du vent.',
    ],
    sentences: [
      'Ce bonnet couvre les oreilles et reste en place dans le vent.',
      'Ce bonnet prend peu de place et sert dès que le vent se lève.',
      'La maille s’étire, va à la plupart des têtes et reste douce sur le front.',
    ],
  },
  cap: {
    summaries: [
      'Protège les yeux du soleil et de la pluie.',
      'De l’ombre sur le visage par grand soleil.',
      'Légère, confortable et facile à emporter.',
      'Une casquette légère pour le sport.',
    ],
    sentences: [
      'Cette casquette protège les yeux du soleil bas et de la bruine.',
      'Cette casquette est si légère que vous pouvez toujours l’avoir avec vous.',
      'La casquette reste en place quand vous bougez, même dans le vent.',
    ],
  },
  socks: {
    summaries: [
      'Des chaussettes confortables du matin au soir.',
      'Les pieds au sec et à l’aise pendant des heures.',
      'Bien ajustées au pied.',
      'Respirantes et résistantes.',
    ],
    sentences: [
      'Bien ajustées, ces chaussettes ne glissent pas et ne font pas de plis dans la chaussure.',
      'Le talon préformé maintient les chaussettes en place, sans torsion ni frottement.',
      'Ces chaussettes s’adaptent au pied et gardent leur forme lavage après lavage.',
    ],
  },
  shoe: {
    summaries: [
      'Une bonne accroche sur sentier et terrain meuble.',
      'Le pied bien tenu en terrain accidenté.',
      'Confortables du matin au soir.',
      'Une adhérence sûre sur la roche et les racines.',
    ],
    sentences: [
      'Le talon est bien maintenu et l’avant-pied garde de la place dans les longues descentes.',
      'La semelle en caoutchouc reste souple au froid et accroche sur la roche mouillée.',
      'La semelle intermédiaire amortit pendant les longues journées et laisse sentir le terrain.',
    ],
  },
  roadShoe: {
    summaries: [
      'Un amorti doux pour la route et le bitume.',
      'Une foulée fluide sur sol dur.',
      'Confortables sur les longues sorties.',
      'Des chaussures légères pour la route et les chemins durs.',
    ],
    sentences: [
      'Le talon est bien maintenu et l’avant-pied garde de la place quand les pieds gonflent.',
      'Le caoutchouc accroche sur le bitume sec ou mouillé.',
      'La mousse amortit chaque appui et rend de l’énergie à la poussée.',
    ],
  },
  pack: {
    summaries: [
      'Confortable à porter et facile à remplir.',
      'Près du dos et stable en mouvement.',
      'Porte le matériel près du dos.',
      'De la place pour l’essentiel, facile d’accès.',
    ],
    sentences: [
      'La forme des bretelles laisse les bras libres.',
      'La charge reste près du dos et ne ballotte pas.',
      'Les sangles se règlent vite, pour placer le poids où vous le souhaitez.',
    ],
  },
}
