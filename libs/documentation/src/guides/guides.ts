/** Data: the guides in reading order. The name is used for the file and for its address. */
export const GUIDE_GROUPS = [
  { title: 'Get started', guides: ['quick-start', 'authentication'] },
  { title: 'Use the API', guides: ['searching', 'filters', 'pagination', 'languages', 'caching'] },
  { title: 'Go live', guides: ['limits', 'errors', 'keys', 'versions'] },
  { title: 'Tools', guides: ['client', 'mirrors'] },
] as const;

/** The guide that `/docs` shows. */
export const FIRST_GUIDE = 'quick-start';
