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
    'signed-in': 'Inicio de sesión',
    'signed-out-elsewhere': 'Sesiones cerradas en otros dispositivos',
    'mail-settings-changed': 'Ajustes de correo cambiados',
    'refusals-noticed': 'Muchas peticiones rechazadas',
    'account-deleted': 'Cuenta eliminada',
  },
};
