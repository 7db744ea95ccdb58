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
};
