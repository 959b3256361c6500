/** The site of the partner in China: another shop, so it is no country of this one and stands in no picker. */
export const partnerSite = 'https://cn.cairn.example/'
