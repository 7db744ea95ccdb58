import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Ir al contenido',
  keys: 'Claves de API',
  usage: 'Uso',
  requests: 'Peticiones',
  tryIt: 'Probar',
  activity: 'Actividad',
  account: 'Cuenta',
  signOut: 'Cerrar sesión',
  languages: 'Idioma',
  sections: 'Secciones',
  documentation: 'Documentación',
  status: 'Estado del servicio',
  yourAccount: 'Su cuenta',
  help: 'Ayuda',
  breadcrumb: 'Ruta de navegación',
  planOf: plan => `Plan ${plan}`,
  used: (used, limit) => `${used} de ${limit} peticiones`,
  sending: 'Enviando…',
};
