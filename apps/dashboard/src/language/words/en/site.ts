export const site = {
  name: 'Board Game Catalog',
  skip: 'Skip to content',
  keys: 'Keys',
  usage: 'Usage',
  requests: 'Requests',
  tryIt: 'Try it',
  activity: 'Activity',
  account: 'Account',
  signOut: 'Sign out',
  languages: 'Language',
  sections: 'Sections',
  documentation: 'API documentation',
};
