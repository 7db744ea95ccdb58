import type { Words } from '../en/index.js';

export const account: Words['account'] = {
  title: 'Cuenta',
  signedInAs: 'Sesión iniciada como',
  sessions: 'Dónde tiene sesión abierta',
  since: 'Desde',
  address: 'Dirección',
  browser: 'Navegador',
  thisOne: 'aquí mismo',
  end: 'Cerrar esa sesión',
  endAll: 'Cerrar todas las sesiones',
  data: 'Sus datos',
  exportLead: 'Todo lo que este servicio guarda sobre usted, en JSON.',
  export: 'Descargar mis datos',
  deleteLead: 'Revoca todas sus claves y después elimina su cuenta.',
  delete: 'Eliminar mi cuenta…',
  deleteTitle: '¿Eliminar su cuenta?',
  deleteWarning:
    'Todas sus claves dejan de valer al momento y sus datos se eliminan. Esta acción no se puede deshacer.',
  deleteYes: 'Eliminarlo todo',
  deletedTitle: 'Su cuenta está eliminada',
  deleted: 'Sus claves están revocadas y sus datos han desaparecido. Vuelva cuando quiera.',
  topics: {
    quota: ['Cuota', 'Cuando se ha usado el 80 % y el 100 % del mes.'],
    expiry: ['Claves que caducan', '7 días y 1 día antes de que caduque una clave.'],
    plan: ['Plan', 'Cuando pides un plan mayor.'],
  },
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
};
