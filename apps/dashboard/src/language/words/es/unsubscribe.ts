import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: '¿Desactivar estos correos?',
  lead: topic => `Dejará de recibir correos sobre «${topic}». Los correos de seguridad se siguen enviando.`,
  confirm: 'Desactivar',
  doneTitle: 'Correos desactivados',
  done: topic =>
    `Ya no recibirá correos sobre «${topic}». Puede volver a activarlos en la página de su cuenta.`,
  toAccount: 'Ir a su cuenta',
};
