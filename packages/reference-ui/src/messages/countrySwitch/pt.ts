import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `O seu carrinho e o site ${site}`,
  text: 'Cada site tem o seu próprio carrinho. Podemos adicionar lá de novo os seus artigos, nos mesmos tamanhos.',
  currency: (currency) => `Lá os preços estão nesta moeda: ${currency}.`,
  soldThere: 'À venda lá',
  staysHere: 'Não pode ser levado',
  notSold: 'Não se vende lá',
  comingSoon: 'Ainda não está à venda',
  soldOut: 'Esgotado',
  notShipped: (country) => `Não é enviado para este país: ${country}`,
  notCarried: 'Só vale neste site',
  fewer: (quantity) => (quantity === 1 ? 'Só resta 1' : `Só restam ${quantity}`),
  unchecked:
    'De momento não podemos verificar o que se vende lá. Se levar a sua lista, diremos o que não foi possível adicionar.',
  take: 'Levar a minha lista',
  leave: 'Ir sem a minha lista',
  stay: 'Ficar aqui',
  blocked: 'O seu navegador não nos deixa guardar a lista, por isso não pode ser levada.',
  added: (count) =>
    count === 1 ? '1 artigo está no seu novo carrinho.' : `${count} artigos estão no seu novo carrinho.`,
  notAdded: (names) => `Não adicionado ao novo carrinho: ${names}`,
}
