import type { Words } from '../en/index.js';

export const keys: Words['keys'] = {
  title: 'Claves de API',
  none: 'Aún no tiene ninguna clave. Cree una: sirve al momento.',
  name: 'Nombre',
  nameHint: 'Para qué es la clave, por ejemplo «mi sitio web». De 1 a 100 caracteres.',
  plan: 'Plan',
  planLine: (plan, perSecond, perMonth, keys) =>
    `Su plan es ${plan}: todas sus claves juntas pueden hacer ${perSecond} peticiones por segundo y ${perMonth} al mes. Permite ${keys} claves activas.`,
  largerPlan: 'Pedir un plan mayor',
  create: 'Crear una clave',
  key: 'Clave',
  created: 'Creada',
  lastUsed: 'Último uso',
  never: 'nunca',
  expires: 'Caduca',
  endsNever: 'Nunca',
  endsInDays: days => `En ${days} días`,
  state: 'Estado',
  active: 'activa',
  revoked: 'revocada',
  expired: 'caducada',
  invalidName: 'Una clave necesita un nombre de 1 a 100 caracteres, sin caracteres de control.',
  limitReached: (keys, plan) =>
    `Ya tiene ${keys} claves activas, todas las que permite el plan ${plan}. Revoque antes una.`,
  tooMany: until =>
    `Ha creado muchas claves en las últimas 24 horas. Podrá crear otra a partir del ${until}.`,
  unpublished:
    'El cambio está registrado, pero el limitador no responde. Se sigue intentando en segundo plano y surtirá efecto por sí solo.',
};
