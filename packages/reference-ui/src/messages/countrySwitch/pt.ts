import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `Mudar para o site «${site}»?`,
  text: 'Ao mudar de site, o seu carrinho neste site fica vazio. Pode levar os seus artigos, nos mesmos tamanhos, e trazê-los de volta mais tarde.',
  delivery: (country, dates) => `Entrega (${country}): ${dates}`,
  currency: (currency) => `Os preços do outro site são nesta moeda: ${currency}.`,
  sameCurrency: (currency) => `Os preços continuam nesta moeda: ${currency}.`,
  language: (language) => `Esse site está noutro idioma: ${language}.`,
  duties: 'Os preços desse site incluem impostos e direitos aduaneiros. Não paga nada na entrega.',
  soldThere: 'Disponíveis no outro site',
  staysHere: 'Não disponíveis no outro site',
  notSold: 'Não está à venda no outro site',
  notSoldHere: 'Não está à venda neste site',
  comingSoon: 'Ainda não está à venda',
  soldOut: 'Esgotado',
  notShipped: (country) => `Não é enviado para este país: ${country}`,
  notCarried: 'Só é válido neste site',
  onlyValidThere: 'Só é válido no outro site',
  fewer: (quantity) => (quantity === 1 ? 'Só resta 1' : `Só restam ${quantity}`),
  unchecked:
    'De momento não podemos verificar o que está à venda no outro site. Se levar os artigos, diremos quais não foi possível adicionar.',
  take: 'Levar os meus artigos',
  leave: 'Ir sem os meus artigos',
  stay: 'Ficar aqui',
  blocked: 'O seu navegador não nos deixa guardar os artigos, por isso não os pode levar.',
  added: (count) =>
    count === 1 ? '1 artigo está no seu novo carrinho.' : `${count} artigos estão no seu novo carrinho.`,
  codesTried: (codes) => `Se levar os artigos, tentaremos usar também o seu código no outro site: ${codes}.`,
  codesStay: (codes) =>
    `Códigos que não passam para o outro site: ${codes}. Pode voltar a introduzir lá os que esse site aceite.`,
  different: 'O que muda no seu novo carrinho',
  reduced: (quantity, wanted) => `${quantity} em vez de ${wanted}: não restam mais`,
  notAdded: 'Não foi possível adicionar este artigo. Tente de novo na página do produto.',
  viewCart: 'Ver o carrinho',
}
