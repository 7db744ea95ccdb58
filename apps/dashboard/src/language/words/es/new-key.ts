import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Su nueva clave está lista',
  lead: (name, expiry) => `${name} · ${expiry}`,
  noExpiry: 'no caduca',
  expires: day => `caduca el ${day}`,
  warnTitle: 'Copie esta clave ahora.',
  warn: 'Solo guardamos su huella digital, así que no podremos volver a mostrarla. Si la pierde, rótela para obtener una nueva.',
  oldWorks: moment => `El secreto anterior funciona hasta el ${moment}.`,
  box: 'Clave de API',
  boxLead:
    'Guárdela en una variable de entorno de su servidor, nunca en una página web ni en un repositorio.',
  copy: 'Copiar',
  copyKey: 'Copiar clave',
  copied: 'Copiado',
  copyFailed: 'Seleccione el texto y cópielo',
  firstRequest: 'Envíe su primera petición',
  samplesLead: 'Los ejemplos leen la clave de la variable de entorno',
  responseTitle: 'La respuesta tiene este aspecto',
  samples: 'Lenguaje del ejemplo',
  client: 'Cliente',
  saved: 'Ya la he guardado',
  goneTitle: 'Esta clave ya se mostró',
  gone: 'Una clave nueva se muestra una sola vez, en los 10 minutos siguientes a su creación. Solo guardamos su huella digital, así que no podemos volver a mostrarla.',
  goneAdvice: 'Si no la guardó, rote la clave para obtener un secreto nuevo.',
  toKey: 'Ir a la clave',
};
