import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Hola:',
  link: {
    subject: 'Su enlace para iniciar sesión',
    lead: 'Con este enlace inicia sesión en el panel de Board Game Catalog:',
    rest: 'Sirve una vez, durante 15 minutos. Si no lo ha pedido, no haga caso de este mensaje.',
  },
  keyCreated: {
    subject: 'Una nueva clave de API en su cuenta',
    lead: key => `En su cuenta se ha creado la clave de API ${key}.`,
  },
  keyRotated: {
    subject: 'Un nuevo secreto para su clave de API',
    lead: key => `La clave de API ${key} de su cuenta tiene un nuevo secreto.`,
  },
  newAddress: {
    subject: 'Inicio de sesión desde una nueva dirección IP',
    lead: 'Se ha iniciado sesión en su cuenta desde una dirección IP que no se había usado antes.',
  },
  newProvider: {
    subject: provider => `Inicio de sesión con ${provider}`,
    lead: provider => `Se ha iniciado sesión en su cuenta con ${provider} por primera vez.`,
  },
  accountDeleted: {
    subject: 'Su cuenta está eliminada',
    lead: 'Su cuenta y todo lo que contenía se han eliminado. Todas sus claves de API han dejado de funcionar.',
    rest: 'Si no ha sido usted, otra persona puede leer su correo o usar su navegador. Cambie la contraseña de su buzón.',
  },
  when: 'Fecha',
  from: 'Dirección IP',
  check: endAll =>
    `Si ha sido usted, no tiene que hacer nada. Si no, inicie sesión, elija «${endAll}» en esta página y revoque las claves que no conozca:`,
};
