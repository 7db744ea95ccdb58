import { RESOURCES, type Resource } from '#libs/catalog';
import { grouped } from '../report/progress-snapshot.js';
import type { Difference } from './compare-resource.js';
import type { SlugList } from './slug-list.js';

export function renderDifferences(
  generation: string,
  differences: Readonly<Record<Resource, Difference>>,
): string {
  const lines = RESOURCES.flatMap(resource => {
    const { added, removed, changed } = differences[resource];
    return [
      renderSlugs(resource, 'added', added),
      renderSlugs(resource, 'removed', removed),
      renderSlugs(resource, 'changed', changed),
    ];
  }).filter(line => line !== undefined);
  return [
    lines.length === 0
      ? `nothing changes against generation ${generation}`
      : `against generation ${generation}:`,
    ...lines,
  ].join('\n');
}

function renderSlugs(resource: Resource, what: string, { count, first }: SlugList): string | undefined {
  if (count === 0) return undefined;
  return `  ${resource}: ${grouped(count)} ${what}: ${first.join(', ')}${count > first.length ? ', …' : ''}`;
}
