import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteManifest } from '@archway/contracts';
import { checkTexts } from '../check/check-texts.ts';
import { writeTemplate } from './template.ts';

const values = {
  name: 'invoices',
  Component: 'InvoicesHome',
  titleZh: '发票',
  titleEn: 'All \\"paid\\" invoices',
  team: 'billing',
  contract: '1.0.0',
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-new-remote-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('the template of a remote', () => {
  it('is filled in everywhere, names of files included', () => {
    const files = writeTemplate(folder, values);
    expect(files).toContain('src/screens/home/InvoicesHome.tsx');
    expect(files.filter((file) => file.includes('{{') || file.endsWith('.tpl'))).toEqual([]);
    for (const file of files) expect([file, read(file).includes('{{')]).toEqual([file, false]);
  });

  it('declares a sound remote', () => {
    writeTemplate(folder, values);
    const manifest = remoteManifest.parse(JSON.parse(read('remote.json')));
    expect(manifest).toMatchObject({
      name: 'invoices',
      team: 'billing',
      title: { zh: '发票', en: 'All "paid" invoices' },
    });
    expect(manifest.menus.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
  });

  it('has every text in both languages, and uses each', () => {
    writeTemplate(folder, values);
    expect(checkTexts(folder)).toEqual([]);
  });

  it('says what it lacks instead of writing half a remote', () => {
    const { team, ...without } = values;
    expect(team).toBeDefined();
    expect(() => writeTemplate(folder, without)).toThrow('{{team}}');
  });
});
