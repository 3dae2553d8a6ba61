import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Scan {
  scanSources(files: string[], facades: string[]): { facades: Record<string, string[]>; endpoints: string[] };
  namesOf(file: string): Set<string>;
}
const { scanSources, namesOf } = jest.requireActual<Scan>('../webpack/scan.cjs');

let folder: string;
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archway-scan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what sources use', () => {
  test('names of the facades, by the names they are exported under; no types', () => {
    const source = file(
      'a.tsx',
      `import { Button, Card as Box, type CardProps } from '@archway/ui';
       import type { Session } from '@archway/platform';
       import { call } from '@archway/platform';
       import { useState } from 'react';
       export const A = () => <Box><Button /></Box>;`,
    );
    expect(scanSources([source], ['@archway/ui', '@archway/ui/data', '@archway/platform']).facades).toEqual({
      '@archway/ui': ['Button', 'Card'],
      '@archway/platform': ['call'],
    });
  });

  test('endpoints, once each, also where they are passed on', () => {
    const source = file(
      'b.ts',
      `import { endpoints } from '@archway/contracts';
       call(endpoints.cases.page, { query });
       useQuery(query(endpoints.cases.page));
       const rule = endpoints.models.upload.path;
       const other = something.endpoints.cases.gone;`,
    );
    expect(scanSources([source], []).endpoints).toEqual(['cases.page', 'models.upload']);
  });
});

test('what is for the host alone is named when a remote’s source asks for it', () => {
  const { hostOnlyNames } = jest.requireActual<{ hostOnlyNames(files: string[]): string[] }>(
    '../webpack/record-plugin.cjs',
  );
  const allowed = file('c.ts', `import { call } from '@archway/platform';`);
  const refused = file('d.ts', `import { session, type Notice } from '@archway/platform/host';`);
  expect(hostOnlyNames([allowed])).toEqual([]);
  expect(hostOnlyNames([allowed, refused])).toEqual([
    'session of @archway/platform/host is for the host alone; use what @archway/platform offers',
  ]);
});

describe('what a facade exports', () => {
  test('its own names and those of its files; no types', () => {
    file('core.ts', `export { default as Button } from 'antd/es/button'; export type { ButtonProps } from 'antd';`);
    const index = file(
      'index.ts',
      `export * from './core.ts';
       export { a as b, type C } from './x.ts';
       export const d = 1;
       export function e() {}
       export class F {}`,
    );
    expect([...namesOf(index)].sort()).toEqual(['Button', 'F', 'b', 'd', 'e']);
  });
});
