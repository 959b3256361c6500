import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: '¿Borrar mis datos?',
  text: 'Borraremos todo lo que la tienda ha guardado en este navegador: tu sesión, tu cesta, tu país, tus tallas, los productos que has visto o comparado y tu elección de cookies.',
  stays: 'Si tienes una cuenta, su cesta, sus pedidos y su lista de deseos se conservan.',
  cancel: 'Conservar mis datos',
  failed: 'La tienda no está disponible, así que no hemos borrado nada. Inténtalo de nuevo.',
  done: 'Hemos borrado tus datos.',
}
