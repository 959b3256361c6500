import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Não é para mim', 'Devolvi', 'Esperava mais'],
    ['Pequena desilusão', 'Boa ideia, acabamentos fracos', 'Podia ser melhor'],
    ['Razoável', 'Cumpre a função', 'Assim-assim', 'Bom, com um senão'],
    ['Muito bom', 'Quase perfeito', 'Qualidade a sério', 'Boa compra', 'Comprava outra vez'],
    [
      'Mesmo o que eu queria',
      'Já não passo sem isto',
      'Vale cada cêntimo',
      'Quatro dias de chuva e tudo impecável',
      'Melhor do que antes',
      'Vai comigo para todo o lado',
    ],
  ],
  texts: [
    [
      'Abriu-se uma costura logo ao terceiro dia.',
      'A cor é bastante diferente da fotografia.',
      'Não cumpre o que diz a descrição.',
    ],
    [
      'O material é bom, mas o corte não é para mim.',
      'Depois de algumas lavagens, perdeu um bocado a forma.',
      'O fecho encrava quando está frio.',
    ],
    [
      'Pelo preço está bem, mas nada de especial.',
      'Faz o que promete, só os bolsos é que são pequenos.',
      'Gosto do tecido, o comprimento é que podia ser melhor.',
    ],
    [
      'Não pesa nada, tem bons acabamentos e é um conforto desde a primeira hora.',
      'Uma época inteira de uso e nem se nota.',
      'Tecido muito agradável e costuras perfeitas.',
      'Só tiro uma estrela por causa do tamanho.',
    ],
    [
      'Duas semanas na Escócia e nem uma queixa a fazer.',
      'Uso quase todos os dias, tanto na serra como na cidade.',
      'Em muitos anos, a primeira compra em que não mudava nada.',
      'Assenta como se fosse por medida.',
      'Acompanhou-me um outono inteiro de chuva.',
      'Nota-se que alguém pensou nos pormenores.',
    ],
  ],
  more: [
    'A entrega demorou três dias.',
    'Meço 1,74 m e escolhi o M.',
    'Lá em casa já se fez outra encomenda igual.',
    'Depois de dez lavagens, está tudo na mesma.',
    'A cor é lindíssima à luz do dia.',
    'Costumo usar o tamanho abaixo.',
    'Comprei para uma caminhada grande em maio.',
    'O serviço de reparações respondeu no próprio dia.',
  ],
  names: [
    'Inês V.',
    'Tomás R.',
    'Beatriz M.',
    'Pedro C.',
    'Leonor L.',
    'Duarte T.',
    'Sara B.',
    'Tiago D.',
    'Marta N.',
    'Rui F.',
  ],
}
