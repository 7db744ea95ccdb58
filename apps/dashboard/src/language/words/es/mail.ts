import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Hola:',
  label: name => `${name}:`,
  key: (name, id) => `«${name}» (${id})`,
  link: {
    subject: 'Su enlace de acceso',
    lead: 'Use este enlace para iniciar sesión en el panel de Board Game Catalog:',
    button: 'Iniciar sesión',
    rest: 'Solo se puede usar una vez y caduca a los 15 minutos. Si no lo ha solicitado, ignore este correo: sin el enlace nadie puede iniciar sesión.',
    footer: 'Recibe este correo porque alguien escribió su dirección en la página de inicio de sesión.',
  },
  keyCreated: {
    subject: key => `Nueva clave de API: ${key}`,
    lead: key => `Se ha creado la clave de API ${key} en su cuenta.`,
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
    lead: 'Alguien ha iniciado sesión en su cuenta desde una red que no se había usado antes.',
  },
  newProvider: {
    subject: provider => `Primer inicio de sesión con ${provider}`,
    lead: provider => `Alguien ha iniciado sesión en su cuenta con ${provider} por primera vez.`,
  },
  refusals: {
    subject: key => `Muchas peticiones rechazadas con ${key}`,
    lead: (key, count) =>
      `Hoy la API ha rechazado ${count} peticiones con la clave de API ${key}, porque está revocada o ha caducado (estado 401). Son más de lo habitual.`,
    rest: 'Si alguno de sus programas todavía usa esta clave, cámbiela por otra. Si no, puede que otras personas la conozcan; ya no pueden hacer nada con ella.',
    button: 'Ver la clave',
  },
  quota80: {
    subject: 'Ha usado el 80\u00a0% de su cuota',
    lead: (key, used, limit) =>
      `La clave de API ${key} ha usado ${used} de sus ${limit} peticiones de este mes.`,
    rest: reset =>
      `Cuando se agote la cuota, la API rechazará las peticiones con el estado 429 hasta el ${reset} (UTC).`,
    button: 'Ver el uso',
  },
  quota100: {
    subject: 'Ha agotado la cuota de este mes',
    lead: (key, limit) => `La clave de API ${key} ha usado sus ${limit} peticiones de este mes.`,
    rest: reset =>
      `Ahora la API rechaza las peticiones con el estado 429. Volverá a aceptarlas a partir del ${reset} (UTC).`,
    button: 'Ver el uso',
  },
  expiry: {
    subject7: key => `Una clave de API caduca en menos de 7 días: ${key}`,
    subject1: key => `Una clave de API caduca en menos de un día: ${key}`,
    lead: (key, moment) => `La clave de API ${key} caduca el ${moment}.`,
    rest: 'Después, la API la rechazará. Si aún la necesita, cambie su fecha de caducidad o cree una clave nueva.',
    button: 'Ver la clave',
  },
  planRequested: {
    subject: plan => `Ha solicitado el plan ${plan}`,
    lead: plan =>
      `Hemos enviado su solicitud del plan ${plan} al operador del servicio, que responderá a esta dirección.`,
    rest: 'Mientras tanto, su plan no cambia.',
  },
  accountDeleted: {
    subject: 'Su cuenta se ha eliminado',
    lead: 'Se han eliminado su cuenta y sus datos personales. Las claves de API ya no funcionan. Hasta el final del mes conservamos un hash de su dirección con el número de peticiones usadas; durante más tiempo, solo cuándo se crearon y revocaron las claves, sin nombres.',
    rest: 'Si no ha sido usted, es posible que otra persona tenga acceso a su correo o a su navegador. Cambie la contraseña de su correo.',
  },
  when: 'Fecha',
  from: 'Dirección IP',
  device: 'Dispositivo',
  check: endAll =>
    `Si ha sido usted, no tiene que hacer nada. Si no, elija «${endAll}» en la página de su cuenta y revoque las claves que no reconozca.`,
  checkButton: 'Revisar su cuenta',
  security: 'Este correo trata de la seguridad de su cuenta y no se puede desactivar.',
  optional: topic => `Recibe este correo porque «${topic}» está activado en sus ajustes de correo.`,
  unsubscribe: 'Desactivar estos correos',
};
