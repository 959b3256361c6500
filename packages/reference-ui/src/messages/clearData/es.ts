import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: '¿Borrar mis datos?',
  text: 'Se borra todo lo que la tienda ha guardado en este navegador: tu sesión, tu cesta, tu país, tus tallas, los productos vistos y tu elección de cookies.',
  stays: 'Si tienes una cuenta, conserva su cesta, sus pedidos y su lista de deseos.',
  cancel: 'Conservar mis datos',
  failed: 'No se puede acceder a la tienda, así que no se ha borrado nada. Inténtalo de nuevo.',
  done: 'Tus datos se han borrado.',
}
