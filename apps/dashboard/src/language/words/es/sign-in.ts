import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Iniciar sesión',
  lead: 'Las claves son gratuitas. Entre con su dirección de correo: sin contraseña y sin formularios previos.',
  email: 'Dirección de correo',
  send: 'Enviarme un enlace',
  withProvider: provider => `Continuar con ${provider}`,
  invalidEmail: 'Esto no parece una dirección de correo.',
  sentTitle: 'Mire su correo',
  sent: 'Si la dirección es correcta, va en camino un mensaje con un enlace. El enlace sirve una vez, durante 15 minutos.',
  outbox: 'Este servicio funciona en su equipo y no envía correo. Abra la bandeja de salida.',
  again: 'Otra dirección',
  confirmTitle: 'Un clic más',
  confirmLead: 'Este botón inicia la sesión y gasta el enlace.',
  confirm: 'Iniciar sesión',
  onTheWay: provider => `De camino a ${provider}…`,
  goOn: 'Continuar',
  freshTitle: 'Volver a iniciar sesión',
  freshLead:
    'Esto no se puede deshacer y exige haber iniciado sesión en los últimos 10 minutos. Inicie sesión otra vez y después volverá aquí.',
};
