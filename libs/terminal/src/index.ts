/**
 * What commands print for people at a terminal. Any command may import it; it imports nothing of the project.
 */
export { renderColumns, renderTable } from './table.js';
