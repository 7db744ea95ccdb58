import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Bandeja de salida',
  lead: 'Mensajes que este servicio enviaría. Esta página solo existe mientras todo funciona en este equipo.',
  empty: 'Aún no hay mensajes.',
  to: 'Para',
};
