import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Su nueva clave',
  once: 'Solo la verá esta vez. Cópiela ahora y guárdela en lugar seguro.',
  rotated: until => `El secreto anterior vale hasta el ${until}.`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: seleccione el texto',
  useIt: 'Úsela',
  toKeys: 'Ya la he guardado',
  goneTitle: 'El secreto ya se mostró',
  gone: 'Un secreto se muestra una sola vez, en un plazo de 10 minutos. Solo guardamos su huella, así que no podemos volver a mostrarlo. Renueve la clave para obtener uno nuevo.',
};
