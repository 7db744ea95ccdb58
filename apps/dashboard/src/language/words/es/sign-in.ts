import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Iniciar sesión',
  lead: '¿Aún no tiene cuenta? Este mismo formulario la crea.',
  email: 'Correo electrónico',
  send: 'Enviarme un enlace de acceso',
  hint: 'Sin contraseña. El enlace solo se puede usar una vez y caduca a los 15 minutos.',
  withProvider: provider => `Continuar con ${provider}`,
  invalidEmail: 'No es una dirección de correo válida. Compruebe que esté bien escrita.',
  sentTitle: 'Revise su correo',
  sent: 'En breve recibirá un mensaje con un enlace de acceso.',
  sentTo: email => `Hemos enviado un enlace de acceso a ${email}.`,
  linkLife: 'El enlace solo se puede usar una vez y caduca a los 15 minutos.',
  nothingArrived:
    '¿No ha llegado nada al cabo de unos minutos? Mire en la carpeta de correo no deseado y compruebe la dirección.',
  inOutbox:
    'Este servicio se ejecuta en su equipo y no envía correos: el mensaje está en la bandeja de salida.',
  inOutboxTo: email =>
    `Este servicio se ejecuta en su equipo y no envía correos: el mensaje para ${email} está en la bandeja de salida.`,
  openOutbox: 'Abrir la bandeja de salida',
  again: 'Usar otra dirección',
  confirmTitle: 'Confirme el inicio de sesión',
  confirmLead: 'Continúe para entrar en el panel. Después, el enlace dejará de ser válido.',
  confirm: 'Iniciar sesión',
  redirecting: provider => `Redirigiendo a ${provider}…`,
  proceed: 'Continuar',
  freshTitle: 'Vuelva a iniciar sesión',
  freshLead:
    'Lo que va a hacer no se puede deshacer y hace más de 10 minutos que inició sesión. Vuelva a iniciarla para continuar; después regresará a la misma página.',
  formKept: 'Su sesión había terminado y no se ha cambiado nada. Revise el formulario y envíelo de nuevo.',
};
