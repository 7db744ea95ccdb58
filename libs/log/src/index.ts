/**
 * How a process logs: one form for all of them. Any process may import it; it imports nothing of the project.
 */
export { createLog, print, type Log } from './create-log.js';
export { FrameworkLog } from './framework-log.js';
