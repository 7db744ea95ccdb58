import type { Words } from '../en/index.js';

export const key: Words['key'] = {
  quota: 'Este mes, todas sus claves juntas',
  used: (used, limit) => `${used} de ${limit} peticiones`,
  notLive: 'El limitador no responde por ahora: estas cifras son de hace un rato.',
  resets: date => `La cuenta empieza de nuevo el ${date}.`,
  rate: perSecond => `Hasta ${perSecond} peticiones en cualquier segundo.`,
  rateUsed: used => `En el último segundo: ${used}.`,
  ofThisKey: requests => `Peticiones con esta clave: ${requests}.`,
  back: 'Volver',
};
