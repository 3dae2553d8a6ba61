import { checkVersions } from './versions.ts';
import type { WorkspacePackage } from './workspace-packages.ts';

const pack = (dir: string, dependencies: Record<string, string>): WorkspacePackage => ({
  dir,
  path: `/${dir}`,
  json: { name: dir, version: '1.0.0', dependencies },
});

describe('versions of the workspace', () => {
  it('accepts one exact version everywhere', () => {
    expect(
      checkVersions([pack('a', { react: '19.3.1', '@archway/ui': 'workspace:*' }), pack('b', { react: '19.3.1' })]),
    ).toEqual([]);
  });

  it('names two packages that disagree', () => {
    expect(checkVersions([pack('a', { react: '19.3.1' }), pack('b', { react: '19.3.0' })])).toEqual([
      'b: react 19.3.0 disagrees with 19.3.1 in a',
    ]);
  });

  it('refuses a range', () => {
    expect(checkVersions([pack('a', { react: '^19.3.1' })])).toEqual(['a: react is not pinned exactly (^19.3.1)']);
  });

  it('pins what stands under another name too', () => {
    const versions = { 'react-19': 'npm:react@19.3.1', old: 'npm:@scope/react@18.3.1', open: 'npm:react@^19.3.1' };
    expect(checkVersions([pack('a', versions)])).toEqual(['a: open is not pinned exactly (npm:react@^19.3.1)']);
  });
});
