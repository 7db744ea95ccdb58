import type { Words } from '../en/index.js';

export const tryIt: Words['tryIt'] = {
  title: 'Probar',
  lead: 'Envía una petición real desde su navegador a la API. Cuenta como cualquier otra.',
  key: 'Clave de API',
  keyHint: 'Se queda en esta página y solo se envía a la API.',
  path: 'Ruta',
  send: 'Enviar',
  sending: 'Enviando…',
  failed: 'No se pudo contactar con la API.',
  headers: 'Cabeceras',
  body: 'Cuerpo',
  needsScript: 'La consola necesita JavaScript. Todo lo demás funciona sin él.',
};
