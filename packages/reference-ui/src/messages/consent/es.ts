import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Elige qué cookies permites. Puedes hacerlo en cualquier momento.',
  text: '¿Podemos medir las visitas, recordar tu talla y los productos vistos o comparados, y hacer publicidad en otros sitios? Solo con tu consentimiento.',
  choose: 'Elegir',
  acceptAll: 'Aceptar todas',
  onlyNecessary: 'Solo necesarias',
}
