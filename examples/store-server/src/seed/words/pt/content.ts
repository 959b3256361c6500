import type { ContentWords } from '../words.types.ts'

export const content: ContentWords = {
  women: 'Mulher',
  men: 'Homem',
  equipment: 'Equipamento',
  activities: 'Atividades',
  sale: 'Promoções',
  repair: 'Reparação',
  clothing: 'Vestuário',
  layers: 'Por camada',
  new: 'Novidades',
  accessories: 'Acessórios',
  service: 'Serviço e apoio',
  help: 'Ajuda',
  contact: 'Contactos',
  shipping: 'Envios',
  returns: 'Devoluções',
  promo: [
    'Envio normal gratuito. [Ver novidades](/search?sort=newest)',
    'No programa profissional poupa **30%**.',
    'Preferimos reparar. [Veja como](/service#repair)',
  ],
  hero: {
    heading: 'O caminho é só uma fila de pedras',
    text: 'Proteção, calor e camadas para os dias em que a mariola de outra pessoa é o único mapa.',
    primary: 'Ver casacos',
    secondary: 'Ver novidades',
  },
  tiles: 'Camada a camada, de fora para dentro',
  story: {
    heading: 'Preferimos reparar',
    text: 'Um casaco que dura doze invernos vale mais do que dois que duram seis. Envie-nos o seu, seja qual for a idade: abrimos a costura, substituímos o que falhou e deixamos o remendo à vista.',
    facts: [
      ['Fechos, punhos', 'Grátis, para toda a vida'],
      ['Rasgões, costuras', 'A preço de custo, em dez dias'],
      ['Sem conserto', 'Desmontado para o próximo'],
    ],
    link: 'Ver o que dura',
  },
  trending: ['casaco impermeável', 'casaco de penas', 'merino', 'sapatilhas de trail', 'calças de caminhada', 'gorro'],
  redirects: {
    wishlist: ['lista de desejos', 'favoritos', 'os meus favoritos'],
    orders: ['as minhas encomendas', 'encomendas', 'devoluções'],
    sale: ['saldos', 'promoções', 'outlet'],
  },
}
