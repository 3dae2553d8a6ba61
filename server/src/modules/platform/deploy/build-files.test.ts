import { Refusal } from '../../../context.ts';
import { RECORD_FILE, assertFiles, integrityOf, versionOf } from './build-files.ts';

const file = (text: string) => ({ integrity: integrityOf(Buffer.from(text)), size: text.length });
const good = { [RECORD_FILE]: file('{}'), 'index.html': file('x') };

const refusal = (files: Parameters<typeof assertFiles>[0]): string => {
  try {
    assertFiles(files, 'index.html');
  } catch (error) {
    if (error instanceof Refusal) return String(error.values['name']);
    throw error;
  }
  return 'accepted';
};

describe('files of a build', () => {
  it('the same bytes are the same version, in whatever order they are listed', () => {
    const swapped = { 'index.html': file('x'), [RECORD_FILE]: file('{}') };
    expect(versionOf('1.2.3', good)).toBe(versionOf('1.2.3', swapped));
    expect(versionOf('1.2.3', good)).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
  });

  it('other bytes or other names are another version', () => {
    expect(versionOf('1.2.3', { ...good, 'index.html': file('y') })).not.toBe(versionOf('1.2.3', good));
    expect(versionOf('1.2.3', { [RECORD_FILE]: file('{}'), 'other.html': file('x') })).not.toBe(
      versionOf('1.2.3', good),
    );
  });

  it('accepts names in folders', () => {
    expect(refusal({ ...good, 'assets/a-b.8f.woff2': file('f') })).toBe('accepted');
  });

  it.each(['../x.js', 'a/../b.js', '/x.js', 'a//b.js', '.env', 'a b.js', 'a\\b.js', 'a/.git/x'])(
    'refuses the name %s',
    (name) => {
      expect(refusal({ ...good, [name]: file('x') })).toContain('file name');
    },
  );

  it('refuses another hash than SHA-384', () => {
    expect(refusal({ ...good, 'x.js': { integrity: 'sha256-abc', size: 1 } })).toContain('SHA-384');
  });

  it('needs the entry and the record', () => {
    expect(refusal({ [RECORD_FILE]: file('{}') })).toContain('index.html');
    expect(refusal({ 'index.html': file('x') })).toContain(RECORD_FILE);
  });

  it('bounds number and size', () => {
    const many = Object.fromEntries(Array.from({ length: 3001 }, (_, index) => [`f${index}.js`, file('x')]));
    expect(refusal({ ...good, ...many })).toContain('files');
    expect(refusal({ ...good, 'x.js': { ...file('x'), size: 300 * 1024 * 1024 } })).toContain('bytes');
  });
});
