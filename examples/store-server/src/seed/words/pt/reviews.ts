import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Não é para mim', 'Devolvido', 'Esperava mais'],
    ['Um pouco desiludido', 'Boa ideia, acabamento fraco', 'Podia ser melhor'],
    ['Razoável', 'Cumpre', 'Assim-assim', 'Bom, com um senão'],
    ['Muito bom', 'Quase perfeito', 'Peça sólida', 'Boa compra', 'Voltava a comprar'],
    [
      'Mesmo o que queria',
      'A minha peça preferida',
      'Vale cada cêntimo',
      'Quatro dias de chuva e ainda contente',
      'Melhor do que o antigo',
      'Vai comigo para todo o lado',
    ],
  ],
  texts: [
    [
      'Ao terceiro dia abriu-se uma costura.',
      'A cor é bastante diferente da fotografia.',
      'Não cumpre o que diz a descrição.',
    ],
    [
      'O material é bom, o corte não é para mim.',
      'Depois de algumas lavagens perdeu um pouco a forma.',
      'O fecho prende quando está frio.',
    ],
    [
      'Bom para o preço, mas nada de especial.',
      'Faz o que deve, só os bolsos são pequenos.',
      'Gosto do tecido; o comprimento podia ser melhor.',
    ],
    [
      'Leve, bem feito e confortável desde a primeira hora.',
      'Usei uma época inteira e ainda parece novo.',
      'Tecido muito agradável e costuras limpas.',
      'Só tiro um ponto pelo tamanho.',
    ],
    [
      'Duas semanas na Escócia e nem uma queixa.',
      'Uso quase todos os dias, na serra e na cidade.',
      'A primeira peça em anos em que não mudava nada.',
      'Assenta como se fosse feito para mim.',
      'Acompanhou-me num outono muito molhado.',
      'Vê-se que alguém pensou nos pormenores.',
    ],
  ],
  more: [
    'A entrega demorou três dias.',
    'Tenho 1,74 m e escolhi o M.',
    'A minha companheira também encomendou um.',
    'Depois de dez lavagens nada mudou.',
    'A cor é linda à luz do dia.',
    'Costumo usar um tamanho abaixo.',
    'Comprado para uma longa caminhada em maio.',
    'A oficina de reparações respondeu num dia.',
  ],
  names: [
    'Inês W.',
    'Tomás R.',
    'Beatriz M.',
    'Pedro K.',
    'Leonor L.',
    'Duarte T.',
    'Sara B.',
    'Tiago D.',
    'Marta H.',
    'Rui F.',
  ],
}
