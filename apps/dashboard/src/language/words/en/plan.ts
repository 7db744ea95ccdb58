export const plan = {
  title: 'Plan',
  lead: 'Each of your keys has the plan’s rate limit and quota.',
  paid: 'Larger plans are paid plans.',
  current: 'Current plan',
  rate: 'Rate limit',
  forEachKey: 'for each key',
  thisMonth: 'Requests this month',
  keys: 'Keys',
  keysHint: 'active at a time',
  resets: (date: string): string => `Resets on ${date}`,
  largerPlans: 'Larger plans',
  howToAsk: 'Ask for a larger plan. The operator of this service decides and replies by email.',
  line: (perSecond: string, perMonth: string, keys: string): string =>
    `Requests of each key: ${perSecond} a second, ${perMonth} a month. Active keys: up to ${keys}.`,
  ask: (plan: string): string => `Ask for ${plan}`,
  askElsewhere: 'Ask the operator',
  none: 'You have the largest plan.',
  noChannel: 'The operator of this service has not set up a way to ask for a larger plan here.',
  asked: (plan: string, moment: string): string =>
    `You asked for the ${plan} plan on ${moment}. The operator will reply by email.`,
  askedAlready: 'You already asked within the last 24 hours. The operator will reply by email.',
};
