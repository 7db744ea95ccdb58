import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { WorkFolder } from './work-folder.js';

let parent: string;
let out: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'work-spec-'));
  out = join(parent, 'out');
});

async function finish(work: WorkFolder): Promise<void> {
  await writeFile(join(await work.makeResult(), 'new'), '');
  await work.moveResult();
}

describe('a work folder', () => {
  it('is next to the folder of the result, and is deleted when the result is complete', async () => {
    const work = await WorkFolder.open(`${out}/`, false);
    expect(await readdir(parent)).toEqual(['out.partial']);
    await finish(work);
    expect(await readdir(parent)).toEqual(['out']);
    expect(await readdir(out)).toEqual(['new']);
  });

  it('replaces an empty folder', async () => {
    await mkdir(out);
    await finish(await WorkFolder.open(out, false));
    expect(await readdir(out)).toEqual(['new']);
  });

  it.each([
    ['a file', 'file'],
    ['a path within a file', 'file/out'],
  ])('refuses %s before anything is read', async (_, name) => {
    await writeFile(join(parent, 'file'), '');
    await expect(WorkFolder.open(join(parent, name), true)).rejects.toThrow(/is a file, or within one/);
    expect(await readdir(parent)).toEqual(['file']);
  });

  it('refuses a folder that is not empty', async () => {
    await mkdir(out);
    await writeFile(join(out, 'old'), '');
    await expect(WorkFolder.open(out, false)).rejects.toThrow(/is not empty/);
    expect(await readdir(parent)).toEqual(['out']);
  });

  it('replaces it as a whole when this is allowed', async () => {
    await mkdir(out);
    await writeFile(join(out, 'old'), '');
    const work = await WorkFolder.open(out, true);
    expect(await readdir(out)).toEqual(['old']);
    await finish(work);
    expect(await readdir(out)).toEqual(['new']);
    expect(await readdir(parent)).toEqual(['out']);
  });

  it('is empty, whatever a killed import left in it', async () => {
    const { path } = await WorkFolder.open(out, false);
    await writeFile(join(path, 'left'), '');
    await WorkFolder.open(out, false);
    expect(await readdir(path)).toEqual([]);
  });
});
