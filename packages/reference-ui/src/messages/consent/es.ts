import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Esta tienda pregunta qué cookies permites. Puedes responder cuando quieras.',
  text: '¿Podemos medir cómo se usa la tienda para mejorarla? No se mide nada sin tu permiso.',
  choose: 'Elegir',
  acceptAll: 'Aceptar todas',
  onlyNecessary: 'Solo necesarias',
  title: 'Ajustes de cookies',
  explanation: 'Tú decides qué puede recordar la tienda. Puedes cambiarlo aquí cuando quieras.',
  privacyControl:
    'Tu navegador nos pide que no vendamos ni compartamos tus datos (Global Privacy Control). Lo respetamos: rendimiento y publicidad quedan desactivados.',
  save: 'Guardar elección',
  alwaysOn: 'Siempre activas',
  necessary: 'Estrictamente necesarias',
  necessaryText: 'Guardan tu cesta, tu país y tu sesión. Sin ellas no hay tienda.',
  analytics: 'Rendimiento',
  analyticsText:
    'Cuentan visitas, búsquedas y lo que se añade a la cesta, y dejan que cuente también quien publica nuestras opiniones.',
  functional: 'Funcionales',
  functionalText: 'Recuerdan ajustes que hacen la tienda más cómoda.',
  targeting: 'Publicidad',
  targetingText: 'Permiten que otros sitios te muestren lo que has visto aquí.',
}
