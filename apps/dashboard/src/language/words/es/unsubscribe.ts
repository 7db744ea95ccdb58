import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: '¿Desactivar estos correos?',
  lead: topic => `Dejarás de recibir correos sobre «${topic}». Los correos de seguridad se siguen enviando.`,
  confirm: 'Desactivar',
  doneTitle: 'Correos desactivados',
  done: topic =>
    `Ya no recibirás correos sobre «${topic}». Puedes volver a activarlos en la página de tu cuenta.`,
  toAccount: 'Ir a tu cuenta',
};
