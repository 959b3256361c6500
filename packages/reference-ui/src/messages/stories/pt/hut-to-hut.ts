import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Três dias, duas noites em refúgios e uma mochila de 32\u00a0l por pessoa. Eis o que levámos em setembro, o que vestimos em cada momento e o que deixaremos em casa na próxima vez.',
  sections: [
    {
      heading: 'A partida de noite',
      paragraphs: [
        'A portela ficava a quatro horas de caminho e previa-se chuva para o meio-dia, por isso saímos do refúgio às quatro da manhã. Estavam 3\u00a0°C e não havia vento. Começámos com um pouco de frio de propósito: com o polar vestido, ao fim de meia hora teríamos a roupa molhada de suor.',
        'Levávamos vestida uma primeira camada fina de merino e, por cima, um corta-vento. O polar, o gorro e as luvas iam no topo da mochila, para ninguém ter de os procurar às escuras.',
      ],
    },
    {
      heading: 'Na portela',
      paragraphs: [
        'Ao nascer do sol estávamos acima do nevoeiro e o vento levantou-se. Vestimos então o polar por baixo do impermeável e pusemos o gorro e as luvas. Vista as camadas quentes no início da pausa, antes de ter frio: aquecer de novo demora muito.',
        'Na descida tirámos primeiro o polar. Não tirámos o impermeável, porque o vento só abrandou na floresta.',
      ],
    },
    {
      heading: 'O que ia na mochila',
      paragraphs: [
        'O que pesa ia junto às costas, o que se usa durante o dia ia no topo. Com a água, cada mochila pesava 7\u00a0kg.',
      ],
      items: [
        'No topo: impermeável, polar, gorro, luvas, estojo de primeiros socorros e lanterna frontal',
        'No meio: casaco de penas leve e, num saco estanque, uma primeira camada de reserva e um segundo par de meias, só para o refúgio',
        'No fundo: lençol-saco, um segundo polar, escova de dentes, carregador',
        'Por fora: 1,5\u00a0l de água, comida para o dia, protetor solar',
        'À mão: um mapa de papel e um telemóvel com mapas que funcionam sem rede',
      ],
    },
    {
      heading: 'O que mudaríamos',
      paragraphs: [
        'Cada um levou um segundo polar e não o usou: um polar e um casaco de penas leve eram suficientes. Um terceiro par de meias teria sido mais útil, porque o do dia anterior ainda estava húmido na última manhã.',
        'Também reservaríamos mais cedo. Antes de partir, pergunte ao refúgio se há cobertores, se pode pagar com cartão e onde fica o último ponto de água. Guarde o número de emergência: na Europa é o 112.',
      ],
    },
  ],
  caption:
    'O equipamento para três dias: mochila, casaco de penas leve, polar, gorro, luvas e um par de meias de reserva.',
  links: ['Mochilas de trekking', 'Polares', 'Meias de caminhada'],
}
