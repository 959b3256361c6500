import type { AccountLeadMessages } from './index.ts'

export const messages: AccountLeadMessages = {
  dashboard: 'Sigue tus pedidos, devuelve un artículo o cambia tus datos, tu contraseña y tu lista de deseos.',
  order: 'Qué has pedido, dónde está el paquete y cómo devolver un artículo.',
}
