import type { Plan } from '#libs/admission';

/** The name of a plan as a title: "Free" for `free`. Operators name plans in lower case. */
export function planTitle(name: Plan['name']): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
