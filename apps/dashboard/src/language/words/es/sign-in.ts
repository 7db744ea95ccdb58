import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Iniciar sesión',
  lead: '¿Aún no tiene cuenta? Este mismo formulario la crea.',
  email: 'Correo electrónico',
  send: 'Enviarme un enlace de acceso',
  hint: 'Sin contraseña. El enlace sirve una sola vez, durante 15 minutos.',
  withProvider: provider => `Continuar con ${provider}`,
  invalidEmail: 'No es una dirección de correo válida. Compruebe que esté bien escrita.',
  sentTitle: 'Revise su correo',
  sent: 'Si la dirección es correcta, recibirá en breve un mensaje con un enlace de acceso. El enlace sirve una sola vez, durante 15 minutos.',
  outbox:
    'Este servicio se ejecuta en su equipo y no envía correos. Encontrará el mensaje en la bandeja de salida.',
  openOutbox: 'Abrir la bandeja de salida',
  again: 'Usar otra dirección',
  confirmTitle: 'Confirme el acceso',
  confirmLead: 'Continúe para entrar en el panel. Después, el enlace dejará de servir.',
  confirm: 'Iniciar sesión',
  redirecting: provider => `Redirigiendo a ${provider}…`,
  proceed: 'Continuar',
  freshTitle: 'Vuelva a iniciar sesión',
  freshLead:
    'Lo que va a hacer no se puede deshacer, por lo que necesitamos un inicio de sesión de los últimos 10 minutos. Después volverá a la misma página.',
};
