import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Plan',
  lead: 'Cada una de sus claves tiene el límite de frecuencia y la cuota del plan.',
  paid: 'Los planes superiores son de pago.',
  current: 'Plan actual',
  rate: 'Límite de frecuencia',
  forEachKey: 'por clave',
  thisMonth: 'Peticiones este mes',
  keys: 'Claves',
  keysHint: 'activas como máximo',
  resets: date => `La cuota se renueva el ${date}`,
  largerPlans: 'Planes superiores',
  howToAsk: 'Solicite un plan superior. El operador de este servicio decide y le responde por correo.',
  line: (perSecond, perMonth, keys) =>
    `Peticiones por clave: ${perSecond} por segundo, ${perMonth} al mes. Claves activas: hasta ${keys}.`,
  ask: plan => `Solicitar ${plan}`,
  askElsewhere: 'Consultar al operador',
  none: 'Tiene el plan más alto.',
  noChannel: 'El operador de este servicio no ha previsto una forma de solicitar aquí un plan superior.',
  asked: (plan, moment) =>
    `Ha solicitado el plan ${plan} el ${moment}. El operador le responderá por correo.`,
  askedAlready: 'Ya hizo una solicitud en las últimas 24 horas. El operador le responderá por correo.',
};
