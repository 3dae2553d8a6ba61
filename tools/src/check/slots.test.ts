import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSlots } from './slots.ts';
import { workspacePackages } from './workspace-packages.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'archway-slots-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const remote = (name: string, slots: object[] = []) => {
  const title = { zh: name, en: name };
  write(`${name}/remote.json`, JSON.stringify({ name, title, contract: '^1.0.0', team: name, routes: [], slots }));
  return { dir: `remotes/${name}`, path: join(root, name), json: { name, version: '1.0.0' } };
};
const ink = { slot: 'patient-detail.section', key: 'ink', module: './slots/ink' };

test('a remote that opens a place shows what is offered for it', () => {
  const packages = [remote('paper'), remote('press', [ink])];
  write('paper/src/Page.tsx', '<Slot name="patient-detail.section" props={props} only={selected} />');
  write('press/src/slots/ink.tsx', "const key = 'ink';");
  expect(checkSlots(packages)).toEqual([]);
});

test.each([
  ['in the place itself', '<Slot name="patient-detail.section" props={props} only="ink" />'],
  ['among the offers', "useSlotOffers('patient-detail.section').some(({ key }) => key === 'ink')"],
])('it names none of it: %s', (_where, source) => {
  const packages = [remote('paper'), remote('press', [ink])];
  write('paper/src/Page.tsx', source);
  expect(checkSlots(packages)).toEqual([
    'remotes/paper/src/Page.tsx: names ink, which remotes/press offers for patient-detail.section',
  ]);
});

test('nor in another of its files; a remote that opens no such place may use the word', () => {
  const packages = [remote('paper'), remote('press', [ink]), remote('shop')];
  write('paper/src/Page.tsx', "useSlotOffers('patient-detail.section')");
  write('paper/src/icons.ts', "const icons = new Map([['ink', Drop]]);");
  write('paper/src/icons.test.ts', "expect(icons.get('ink')).toBe(Drop);");
  write('shop/src/goods.ts', "const goods = ['ink'];");
  expect(checkSlots(packages)).toEqual([
    'remotes/paper/src/icons.ts: names ink, which remotes/press offers for patient-detail.section',
  ]);
});

test('the remotes of today hold to it', () => expect(checkSlots(workspacePackages())).toEqual([]));
