import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppendFile } from './append-file.js';
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

  it('remembers the last state that was written', async () => {
    const work = await WorkFolder.open(out, false);
    expect(await work.readState()).toBeUndefined();
    await work.writeState({ step: 1 });
    await work.writeState({ step: 2 });
    expect(await (await WorkFolder.open(out, false)).readState()).toEqual({ step: 2 });
    await work.clear();
    expect(await work.readState()).toBeUndefined();
  });
});

describe('a file that grows', () => {
  it('drops what was written after the last checkpoint', async () => {
    const path = join(parent, 'lines');
    const file = await AppendFile.open(path, 0);
    await file.append({ line: 1 });
    const length = await file.save();
    await file.append({ line: 2 });
    await file.save();
    await file.close();
    const again = await AppendFile.open(path, length);
    await again.append({ line: 'zwei\u2028' });
    expect(await again.save()).toBe((await readFile(path)).length);
    await again.close();
    expect(await readFile(path, 'utf8')).toBe('{"line":1}\n{"line":"zwei\\u2028"}\n');
  });
});
