import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Esta página no existe',
    'Puede que la dirección sea incorrecta o que la página sea de otra cuenta.',
  ],
  'foreign-form': [
    'Este formulario ha caducado',
    'Vuelva atrás, recargue la página y envíe el formulario otra vez.',
  ],
  'too-large': ['Demasiados datos', 'El formulario contiene más datos de los permitidos.'],
  'too-many-attempts': ['Demasiados intentos', 'Espere unos minutos y vuelva a intentarlo.'],
  'link-unusable': [
    'Este enlace ya no es válido',
    'Ya se ha usado o tiene más de 15 minutos. Solicite uno nuevo.',
  ],
  'provider-refused': [
    'No se pudo iniciar sesión',
    'El proveedor rechazó el acceso o no confirmó su dirección de correo. Inténtelo de nuevo o inicie sesión con un enlace por correo.',
  ],
  'provider-unavailable': [
    'El proveedor no responde',
    'Inténtelo de nuevo dentro de un momento o inicie sesión con un enlace por correo.',
  ],
  'mail-unavailable': [
    'No se pudo enviar el correo',
    'El servidor de correo no responde. Inténtelo de nuevo dentro de un momento.',
  ],
  busy: [
    'Hay demasiadas peticiones en este momento',
    'No se ha cambiado nada. Inténtelo de nuevo dentro de un momento.',
  ],
  unavailable: [
    'Un servicio que necesitamos no responde',
    'No se ha cambiado nada. Inténtelo de nuevo dentro de un momento.',
  ],
  'bad-request': ['Esta petición no es válida', 'Vuelva atrás e inténtelo de nuevo.'],
  unexpected: [
    'Se ha producido un error',
    'El error es nuestro y ha quedado registrado. Inténtelo de nuevo o vuelva más tarde.',
  ],
};
