/**
 * The look that the documentation and the dashboard share: colors, fonts, the mark, icons and the style of what every
 * page has. It makes files and fragments of SVG, and renders no page.
 *
 * The HTTP processes may import it; of the project it imports `libs/service` alone.
 */
export { icon, type IconName } from './icons.js';
export { MARK } from './mark.js';
export { readDesign } from './read-design.js';
