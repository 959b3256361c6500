import type { ConsentSettingsMessages } from './index.ts'

export const messages: ConsentSettingsMessages = {
  title: 'Ajustes de cookies',
  explanation: 'Elige qué datos puede guardar la tienda. Puedes cambiarlo en cualquier momento.',
  privacyControl:
    'Tu navegador nos pide que no vendamos ni compartamos tus datos (Global Privacy Control). Lo respetamos: las cookies de rendimiento y publicidad quedan desactivadas.',
  save: 'Guardar elección',
  alwaysOn: 'Siempre activas',
  staysOff: 'Desactivadas',
  necessary: 'Estrictamente necesarias',
  necessaryText: 'Guardan tu cesta, tu país y tu sesión. Sin ellas la tienda no funciona.',
  analytics: 'Rendimiento',
  analyticsText: 'Cuentan visitas, búsquedas y artículos añadidos a la cesta.',
  functional: 'Funcionales',
  functionalText: 'Recuerdan tu talla y los productos que has visto o comparado.',
  targeting: 'Publicidad',
  targetingText: 'Permiten que otros sitios te muestren productos que has visto aquí.',
}
