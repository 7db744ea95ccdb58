/**
 * What commands print for people at a terminal. Any command may import it; it imports nothing of the project.
 */
export { inRed } from './in-red.js';
export { renderColumns, renderTable } from './table.js';
