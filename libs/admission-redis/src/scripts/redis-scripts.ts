import { ADMIT_LUA } from './admit.lua.js';
import { ADD_USAGE_LUA, REFUND_LUA, RAISE_MONTH_LUA, RATE_USED_LUA } from './counters.lua.js';
import { ADD_REQUESTS_LUA } from './requests.lua.js';
import { CLAIM_LUA, COMPLETE_LUA, MAY_BE_LOST_LUA, PUBLISH_LUA } from './publication.lua.js';

/** The client sends each by its digest (EVALSHA), and the text (EVAL) only to a server that does not know it. */
export const scripts = {
  /** The number of its keys is its first argument. */
  admitRequests: { lua: ADMIT_LUA },
  refundUnit: { lua: REFUND_LUA, numberOfKeys: 1 },
  raiseMonth: { lua: RAISE_MONTH_LUA, numberOfKeys: 1 },
  rateUsed: { lua: RATE_USED_LUA, numberOfKeys: 1 },
  addUsage: { lua: ADD_USAGE_LUA, numberOfKeys: 4 },
  addRequests: { lua: ADD_REQUESTS_LUA, numberOfKeys: 2 },
  publishRecord: { lua: PUBLISH_LUA, numberOfKeys: 1 },
  claimPublication: { lua: CLAIM_LUA, numberOfKeys: 1 },
  completePublication: { lua: COMPLETE_LUA, numberOfKeys: 1 },
  mayBeLost: { lua: MAY_BE_LOST_LUA, numberOfKeys: 2 },
};

type ScriptName = keyof typeof scripts;

/** The scripts as methods of a client. */
export type ScriptCalls = Record<ScriptName, (...keysAndArguments: (string | number)[]) => Promise<unknown>>;
