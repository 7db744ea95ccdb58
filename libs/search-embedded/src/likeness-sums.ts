import type { Likeness, LikenessPoints, SlicedWork } from '#libs/catalog';

const PLACES_PER_STEP = 4_096;

/**
 * The sum of the points of every place; 0 for one that is not alike.
 * @param placesOf the places that have the value of these points
 */
export function* likenessSums(
  { telling, further }: Likeness,
  placesOf: (points: LikenessPoints) => Iterable<number>,
  length: number,
): SlicedWork<Uint32Array> {
  const sums = new Uint32Array(length);
  let steps = 0;
  for (const points of telling)
    for (const place of placesOf(points)) {
      sums[place] = (sums[place] ?? 0) + points.points;
      if (++steps % PLACES_PER_STEP === 0) yield;
    }
  for (const points of further)
    for (const place of placesOf(points)) {
      if (sums[place] !== 0) sums[place] = (sums[place] ?? 0) + points.points;
      if (++steps % PLACES_PER_STEP === 0) yield;
    }
  return sums;
}
