import type { Words } from '../en/index.js';

export const activity: Words['activity'] = {
  title: 'Actividad',
  lead: 'Lo que se hizo con sus claves, lo último primero.',
  none: 'Nada todavía.',
  older: 'Entradas anteriores',
  when: 'Cuándo',
  what: 'Qué',
  actions: {
    'key-created': 'Clave creada',
    'key-renamed': 'Clave renombrada',
    'key-rotated': 'Clave renovada',
    'key-secret-ended': 'Secreto anterior desactivado',
    'key-expiry-changed': 'Caducidad cambiada',
    'key-revoked': 'Clave revocada',
    'plan-changed': 'Plan cambiado',
    'plan-requested': 'Plan mayor pedido',
    'account-deleted': 'Cuenta eliminada',
  },
};
