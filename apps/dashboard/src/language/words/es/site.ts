import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Ir al contenido',
  keys: 'Claves',
  usage: 'Uso',
  requests: 'Peticiones',
  tryIt: 'Probar',
  activity: 'Actividad',
  account: 'Cuenta',
  signOut: 'Cerrar sesión',
  languages: 'Idioma',
  sections: 'Secciones',
  documentation: 'Documentación de la API',
};
