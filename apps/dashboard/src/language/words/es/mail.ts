import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Hola:',
  key: (name, id) => `«${name}» (${id})`,
  link: {
    subject: 'Tu enlace para iniciar sesión',
    lead: 'Usa este enlace para iniciar sesión en el panel de Board Game Catalog:',
    button: 'Iniciar sesión',
    rest: 'Sirve una sola vez, durante 15 minutos. Si no lo has pedido, ignora este correo: sin el enlace nadie puede iniciar sesión.',
    footer: 'Recibes este correo porque alguien escribió tu dirección en la página de inicio de sesión.',
  },
  keyCreated: {
    subject: key => `Nueva clave de API: ${key}`,
    lead: key => `Se ha creado la clave de API ${key} en tu cuenta.`,
  },
  keyRotated: {
    subject: key => `Clave de API rotada: ${key}`,
    lead: key => `La clave de API ${key} tiene un secreto nuevo.`,
  },
  keyRevoked: {
    subject: key => `Clave de API revocada: ${key}`,
    lead: key => `La clave de API ${key} se ha revocado. Ya no funciona.`,
  },
  newAddress: {
    subject: 'Inicio de sesión desde una red nueva',
    lead: 'Alguien ha iniciado sesión en tu cuenta desde una red que no se había usado antes.',
  },
  newProvider: {
    subject: provider => `Primer inicio de sesión con ${provider}`,
    lead: provider => `Alguien ha iniciado sesión en tu cuenta con ${provider} por primera vez.`,
  },
  refusals: {
    subject: key => `Muchas peticiones rechazadas con ${key}`,
    lead: (key, count) =>
      `Hoy la API ha rechazado ${count} peticiones con la clave de API ${key}, porque está revocada o ha caducado (estado 401). Son más de lo habitual.`,
    rest: 'Si alguno de tus programas todavía usa esta clave, dale otra. Si no, puede que otras personas la conozcan; ya no pueden hacer nada con ella.',
    button: 'Ver la clave',
  },
  quota80: {
    subject: 'Has usado el 80 % de tu cuota',
    lead: (used, limit) => `Tus claves de API han usado ${used} de las ${limit} peticiones de este mes.`,
    rest: reset =>
      `Cuando se agote la cuota, la API rechazará las peticiones con el estado 429 hasta el ${reset} (UTC).`,
    button: 'Ver el uso',
  },
  quota100: {
    subject: 'Has agotado la cuota de este mes',
    lead: limit => `Tus claves de API han usado las ${limit} peticiones de este mes.`,
    rest: reset =>
      `Ahora la API rechaza las peticiones con el estado 429. Volverá a aceptarlas a partir del ${reset} (UTC).`,
    button: 'Ver el uso',
  },
  expiry: {
    subject7: key => `Caduca en menos de 7 días: ${key}`,
    subject1: key => `Caduca en menos de un día: ${key}`,
    lead: (key, moment) => `La clave de API ${key} caduca el ${moment}.`,
    rest: 'Después, la API la rechazará. Si aún la necesitas, cambia su fecha de caducidad o crea otra clave.',
    button: 'Ver la clave',
  },
  planRequested: {
    subject: plan => `Has pedido el plan ${plan}`,
    lead: plan =>
      `Hemos enviado tu solicitud del plan ${plan} al operador del servicio, que responderá a esta dirección.`,
    rest: 'Mientras tanto, tu plan sigue igual.',
  },
  accountDeleted: {
    subject: 'Tu cuenta se ha eliminado',
    lead: 'Tu cuenta se ha eliminado con todo lo que contenía. Sus claves de API ya no funcionan.',
    rest: 'Si no has sido tú, alguien puede leer tu correo o usar tu navegador. Cambia la contraseña de tu correo.',
  },
  when: 'Fecha',
  from: 'Dirección IP',
  device: 'Dispositivo',
  check: endAll =>
    `Si has sido tú, no tienes que hacer nada. Si no, elige «${endAll}» en la página de tu cuenta y revoca las claves que no reconozcas.`,
  checkButton: 'Revisar tu cuenta',
  security: 'Este correo trata de la seguridad de tu cuenta y no se puede desactivar.',
  optional: topic => `Recibes este correo porque «${topic}» está activado en tus ajustes de correo.`,
  unsubscribe: 'Dejar de recibir estos correos',
};
