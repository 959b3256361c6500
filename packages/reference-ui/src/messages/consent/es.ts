import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Elige qué cookies permites. Puedes hacerlo en cualquier momento.',
  text: '¿Podemos medir cómo se usa la tienda para mejorarla? No medimos nada sin tu consentimiento.',
  choose: 'Elegir',
  acceptAll: 'Aceptar todas',
  onlyNecessary: 'Solo necesarias',
}
