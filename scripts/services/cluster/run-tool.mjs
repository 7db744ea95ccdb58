import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a tool to its end. @throws with everything it said when it fails */
export async function runTool(command, args, options = {}) {
  try {
    return await execute(command, args, options);
  } catch (error) {
    throw new Error(`${command} failed: ${error.stderr || error.stdout || error.message}`, { cause: error });
  }
}
