import { ADMIT_LUA } from './admit.lua.js';
import {
  ADD_USAGE_LUA,
  ADJUST_QUOTA_LUA,
  PUBLISH_LUA,
  RAISE_MONTH_LUA,
  RATE_USED_LUA,
} from './record.lua.js';

/** The client sends each by its digest (EVALSHA), and the text (EVAL) only to a server that does not know it. */
export const scripts = {
  admitRequest: { lua: ADMIT_LUA, numberOfKeys: 3 },
  adjustQuota: { lua: ADJUST_QUOTA_LUA, numberOfKeys: 1 },
  publishKey: { lua: PUBLISH_LUA, numberOfKeys: 1 },
  raiseMonth: { lua: RAISE_MONTH_LUA, numberOfKeys: 1 },
  rateUsed: { lua: RATE_USED_LUA, numberOfKeys: 1 },
  addUsage: { lua: ADD_USAGE_LUA, numberOfKeys: 1 },
};

type ScriptName = keyof typeof scripts;

/** The scripts as methods of a client. */
export type ScriptCalls = Record<ScriptName, (...keysAndArguments: (string | number)[]) => Promise<unknown>>;
