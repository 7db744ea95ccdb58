/** What the product is, beside the sign-in form. */
export const product = {
  title: 'A board game catalog you can build on',
  lead: 'Search games by title in five languages, filter them and page through the results with one REST API.',
  points: [
    { title: 'Forgives typos', text: 'Finds “wingspam”, “cataan” and half-typed titles.' },
    { title: 'Five languages', text: 'English, French, German, Spanish and Italian titles.' },
    { title: 'Free to use', text: 'Every account starts on the Free plan, without payment details.' },
    { title: 'Predictable', text: 'Stable slugs, cursors, ETags and clear errors.' },
  ],
};
