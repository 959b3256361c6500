import type { CodesMessages } from './index.ts'

export const messages: CodesMessages = {
  label: 'Código de desconto ou do cartão-presente',
  apply: 'Aplicar',
  required: 'Introduza um código.',
  applied: (name) => `Aplicado: ${name}`,
  failed: 'Não foi possível verificar o código. Tente de novo.',
  tooMany: 'Demasiadas tentativas. Aguarde alguns minutos.',
  problems: {
    unknown_coupon: () => 'Este código não existe. Verifique se está bem escrito.',
    coupon_expired: () => 'Este código de desconto expirou.',
    coupon_not_yet_valid: (fact) =>
      fact === ''
        ? 'Este código de desconto ainda não é válido.'
        : `Este código de desconto é válido a partir de ${fact}.`,
    coupon_minimum: (fact, missing) =>
      fact === ''
        ? 'A sua encomenda não atinge o mínimo deste código de desconto.'
        : `Este código de desconto é válido para compras de, pelo menos, ${fact}.${missing && ` Adicione mais ${missing} para o usar.`}`,
    coupon_used_up: () => 'Este código de desconto já atingiu o limite de utilizações.',
    coupon_needs_sign_in: () => 'Inicie sessão para usar este código de desconto.',
    coupon_already_applied: () => 'Este código de desconto já está aplicado.',
    only_one_coupon: () => 'Só pode usar um código de desconto por encomenda. Remova primeiro o outro.',
    unknown_gift_card: () => 'Este código não existe. Verifique se está bem escrito.',
    gift_card_empty: () => 'Este cartão-presente já não tem saldo.',
    gift_card_wrong_currency: (fact) =>
      fact === ''
        ? 'Este cartão-presente está noutra moeda e não pode ser usado aqui.'
        : `Este cartão-presente está em ${fact} e não pode ser usado aqui.`,
    gift_card_already_applied: () => 'Este cartão-presente já está aplicado.',
    too_many_gift_cards: (fact) =>
      fact === ''
        ? 'Não pode usar mais cartões-presente.'
        : `Pode usar, no máximo, ${fact} cartões-presente por encomenda.`,
  },
  noticed: {
    reduced: (name, count) => `${name}: só há ${count} em stock`,
    lineRemoved: (name) =>
      name === ''
        ? 'Um artigo já não está disponível e foi removido do carrinho'
        : `Já não está disponível e foi removido do carrinho: ${name}`,
    priceChanged: (name) => (name === '' ? 'Um preço no carrinho mudou' : `O preço mudou: ${name}`),
    couponRemoved: 'Um código de desconto já não se aplica e foi removido',
    other: 'A loja alterou o seu carrinho',
  },
}
