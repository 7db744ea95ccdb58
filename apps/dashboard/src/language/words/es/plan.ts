import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Plan',
  largerPlans: 'Planes mayores',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} peticiones por segundo, ${perMonth} al mes, ${keys} claves activas`,
  lead: 'Los planes no cuestan nada. Pida uno mayor, y el operador de este servicio decidirá.',
  ask: plan => `Pedir ${plan}`,
  askElsewhere: 'Preguntar al operador',
  none: 'Tiene el plan mayor.',
  noWay: 'El operador de este servicio no ha previsto aquí una manera de pedir un plan mayor.',
  asked: plan => `Ha pedido ${plan}. El operador responderá a su dirección de correo.`,
  askedAlready: 'Ya lo pidió en las últimas 24 horas. El operador responderá a su dirección de correo.',
};
