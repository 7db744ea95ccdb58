export const plan = {
  title: 'Plan',
  largerPlans: 'Larger plans',
  line: (perSecond: string, perMonth: string, keys: string): string =>
    `${perSecond} requests a second, ${perMonth} a month, ${keys} active keys`,
  lead: 'Plans cost nothing. Ask for a larger one, and the operator of this service decides.',
  ask: (plan: string): string => `Ask for ${plan}`,
  askElsewhere: 'Ask the operator',
  none: 'You have the largest plan.',
  noWay: 'The operator of this service has not set up a way to ask for a larger plan here.',
  asked: (plan: string): string => `You asked for ${plan}. The operator answers to your e-mail address.`,
  askedAlready: 'You already asked in the last 24 hours. The operator answers to your e-mail address.',
};
