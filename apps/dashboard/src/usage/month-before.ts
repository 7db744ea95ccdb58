import { addDays, type Month } from '#libs/admission';

export function monthBefore(month: Month): Month {
  return addDays(`${month}-01`, -1).slice(0, 7);
}
