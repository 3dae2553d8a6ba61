import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitsOption } from './limits-option.ts';

const molar = { linear: 0.1, vertical: 0.15, rotation: 2 };

test('what is not said of all teeth is the standard, of a type what is said of all, in whatever order', async () => {
  expect(await limitsOption('vertical=0.1')).toEqual({ linear: 0.25, vertical: 0.1, rotation: 2 });
  expect(await limitsOption('molar.linear=0.1, linear=0.2, molar.rotation=1')).toEqual({
    ...{ linear: 0.2, vertical: 0.15, rotation: 2 },
    byType: { molar: { linear: 0.1, vertical: 0.15, rotation: 1 } },
  });
});

test('words that say no limit, and limits that nobody may choose, are named', async () => {
  await expect(limitsOption('linear=a')).rejects.toThrow('linear=a is no limit');
  await expect(limitsOption('tusk.linear=0.1')).rejects.toThrow('tusk.linear=0.1 is no limit');
  await expect(limitsOption('linear=0.2,canine.rotation=9')).rejects.toThrow('canine.rotation is from 0.5 to 5 °');
});

test('a file says the same as JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archway-limits-'));
  const put = (content: string): string => {
    const path = join(folder, 'limits.json');
    writeFileSync(path, content);
    return path;
  };
  try {
    const limits = { linear: 0.2, vertical: 0.15, rotation: 2, byType: { molar } };
    expect(await limitsOption(put(JSON.stringify(limits)))).toEqual(limits);
    await expect(limitsOption(put('{ "linear": 0.2 }'))).rejects.toThrow('says no limits');
    await expect(limitsOption(put('linear'))).rejects.toThrow('says no limits');
    await expect(limitsOption(put(JSON.stringify({ ...limits, linear: 9 })))).rejects.toThrow('linear is from');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
