import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Bandeja de salida',
  lead: 'Los correos que este servicio enviaría. Esta página solo existe mientras todo se ejecuta en este equipo.',
  empty: 'Aún no hay correos',
  emptyLead: 'Solicite un enlace de acceso: el correo aparecerá aquí.',
  to: 'Para',
};
