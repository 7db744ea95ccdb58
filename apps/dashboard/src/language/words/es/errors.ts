import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': ['Esa página no existe', 'Puede que haya cambiado de sitio o que sea de otra persona.'],
  'foreign-form': [
    'Este formulario es demasiado antiguo',
    'Vuelva atrás, cargue de nuevo la página y envíelo otra vez.',
  ],
  'too-large': ['Era demasiado', 'El formulario contiene más de lo que admite.'],
  'too-many-attempts': ['Demasiados intentos', 'Espere unos minutos y vuelva a intentarlo.'],
  'link-unusable': ['Este enlace ya no sirve', 'Ya se usó, o tiene más de 15 minutos. Pida uno nuevo.'],
  'provider-refused': [
    'No se pudo iniciar la sesión',
    'El proveedor lo rechazó o no confirmó su dirección de correo. Inténtelo de nuevo o use un enlace.',
  ],
  'provider-unavailable': [
    'El proveedor no responde',
    'Inténtelo de nuevo en un momento, o inicie sesión con un enlace.',
  ],
  'mail-unavailable': [
    'No se pudo enviar el mensaje',
    'El servidor de correo no responde. Inténtelo dentro de un momento.',
  ],
  busy: ['Hay demasiadas peticiones a la vez', 'No se ha cambiado nada. Inténtelo dentro de un momento.'],
  unavailable: [
    'Algo que necesitamos no responde',
    'No se ha cambiado nada. Inténtelo dentro de un momento.',
  ],
  'bad-request': ['No se entiende esta petición', 'Vuelva atrás e inténtelo de nuevo.'],
  unexpected: ['Algo ha fallado aquí', 'Es culpa nuestra y ha quedado registrado.'],
};
