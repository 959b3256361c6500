import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    { any: ['Pedi a devolução', 'Esperava mais'], own: ['Não é para mim'] },
    { any: ['Pequena desilusão', 'Boa ideia, acabamentos fracos', 'Podia ser melhor'], own: [] },
    { any: ['Razoável', 'Aceitável', 'Mais ou menos', 'Bom, com um senão'], own: [] },
    { any: ['Muito bom', 'Quase perfeito', 'Qualidade a sério', 'Boa compra', 'Comprava outra vez'], own: [] },
    {
      any: ['Vale cada cêntimo', 'Recomendo', 'Ótima qualidade', 'Compra acertada'],
      own: [
        'Mesmo o que eu queria',
        'Já não passo sem isto',
        'Sem falhas com mau tempo',
        'Melhor do que o que tinha antes',
        'Era mesmo o que me faltava',
      ],
    },
  ],
  texts: [
    {
      any: ['A realidade é bastante diferente das fotografias.', 'A descrição promete demais.'],
      own: ['Abriu-se uma costura logo ao terceiro dia.'],
    },
    {
      any: ['A ideia é boa, mas os acabamentos não acompanham.'],
      own: ['O desgaste nota-se mais depressa do que devia.', 'Bom aspeto, mas no uso convence menos.'],
    },
    {
      any: ['Pelo preço está bem, mas nada de especial.', 'Gosto do material, do aspeto nem tanto.'],
      own: ['Para o dia a dia chega, nem mais nem menos.'],
    },
    {
      any: [
        'Material muito agradável e costuras perfeitas.',
        'Simplicidade e resistência, sem extras inúteis.',
        'Ao vivo é ainda melhor do que na fotografia.',
      ],
      own: [
        'Pouco peso, bons acabamentos e conforto desde o primeiro dia.',
        'Usei durante uma época inteira e quase não se nota.',
        'Precisei de um dia para me habituar e agora adoro.',
      ],
    },
    {
      any: [
        'Nota-se que alguém pensou nos pormenores.',
        'Acabamentos impecáveis, por dentro e por fora.',
        'A descrição corresponde à realidade.',
      ],
      own: [
        'Usei durante duas semanas na Escócia e não tenho nada a apontar.',
        'Uso quase todos os dias, tanto na serra como na cidade.',
        'Uma das minhas melhores compras dos últimos anos.',
        'Um ano de saídas e nenhum problema.',
        'Muito conforto, mesmo ao fim de várias horas.',
      ],
    },
  ],
  clothes: [
    [],
    ['O material é bom, mas o corte não é para mim.', 'Perdeu-se um pouco da forma depois de algumas lavagens.'],
    ['Gosto do tecido, mas o comprimento podia ser melhor.'],
    ['Menos uma estrela por causa do tamanho.', 'Depois de dez lavagens, está tudo na mesma.'],
    ['Um corte que parece feito à minha medida.'],
  ],
  more: [
    'A entrega demorou três dias.',
    'Precisava de alguma coisa para uma viagem em maio.',
    'O apoio ao cliente respondeu no próprio dia.',
    'Muito pouca embalagem, o que me agrada.',
    'Antes de comprar, comparei com outros três modelos.',
  ],
  pleased: [
    'Já fiz uma segunda encomenda.',
    'A cor fica ainda melhor à luz do dia.',
    'A próxima saída já está marcada.',
    'Foi recomendação de um amigo, e com razão.',
  ],
  gift: [
    'Comprei para oferecer e o presente foi um sucesso.',
    'Um presente de anos muito bem recebido.',
    'Foi um presente, e a surpresa correu muito bem.',
  ],
  tookM: 'Meço 1,74\u00a0m e escolhi o M.',
  usuallySmaller: 'Costumo usar um tamanho abaixo.',
  names: {
    women: ['Inês V.', 'Beatriz M.', 'Leonor L.', 'Sofia B.', 'Marta N.', 'Catarina P.', 'Joana S.', 'Rita G.'],
    men: ['Tomás R.', 'Pedro C.', 'Duarte T.', 'Tiago D.', 'Rui F.', 'João A.', 'Miguel H.', 'Nuno J.'],
  },
}
