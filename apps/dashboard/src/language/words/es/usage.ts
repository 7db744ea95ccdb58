import type { Words } from '../en/index.js';

export const usage: Words['usage'] = {
  title: 'Uso',
  quotas: 'Cuota de todas las claves juntas',
  perKey: 'Peticiones por clave',
  other: 'Otros meses',
};
