import type { Words } from '../en/index.js';

export const createKey: Words['createKey'] = {
  title: 'Crear una clave',
  lead: (used, of) => `${used} de ${of} claves en uso.`,
  name: 'Nombre',
  nameHint: 'La aplicación que usará la clave. Hasta 100 caracteres.',
  expires: 'Caduca',
  never: 'Nunca',
  neverHint: 'Hasta que la revoque',
  inDays: days => `En ${days} días`,
  inAYear: 'En un año',
  works: 'La clave estará activa en menos de un segundo.',
  cancel: 'Cancelar',
  create: 'Crear clave',
  invalidName: 'Escriba un nombre de 1 a 100 caracteres, sin caracteres de control.',
  limitReachedTitle: (keys, plan) => `Tiene ${keys} claves, el máximo del plan ${plan}.`,
  limitReached: 'Revoque una primero o',
  largerPlans: 'consulte los planes superiores',
  tooManyTitle: 'Ha creado demasiadas claves en las últimas 24 horas.',
  tooMany: moment => `Podrá crear otra a partir del ${moment}.`,
};
