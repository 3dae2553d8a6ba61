/** @jest-environment node */
import JSZip from 'jszip';
import { DEFAULT_ZIP_NAME, downloadAsZip } from './batch-download.ts';

const urlOf = (at: number): string => `http://localhost/archway-files/archway/pt/1/1/2/-/${at}.bin`;
const items = (count: number): { url: string }[] => Array.from({ length: count }, (_, at) => ({ url: urlOf(at) }));

test('fifty at a time', async () => {
  let running = 0;
  let most = 0;
  const fetch = async (): Promise<Response> => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return new Response('x');
  };
  const seen: number[] = [];
  const { failed } = await downloadAsZip(items(120), { fetch, onProgress: (done) => seen.push(done) });
  expect(most).toBe(50);
  expect(failed).toEqual([]);
  expect(seen.at(-1)).toBe(120);
});

test('three attempts for each URL, whatever fails', async () => {
  const tries = new Map<string, number>();
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    const url = String(input);
    const count = (tries.get(url) ?? 0) + 1;
    tries.set(url, count);
    if (url === urlOf(0)) return new Response(null, { status: 503 });
    if (url === urlOf(1) && count < 3) throw new TypeError('no network');
    return new Response('x');
  };
  const { zip, failed } = await downloadAsZip(items(3), { fetch });
  expect([...tries.values()]).toEqual([3, 3, 1]);
  expect(failed).toEqual([{ url: urlOf(0) }]);
  const files = await JSZip.loadAsync(await zip.arrayBuffer());
  expect(files.file('1/1/2/1.bin')).not.toBeNull();
});

test('nothing at all is a failure, and so is an abort', async () => {
  const fetch = async (): Promise<Response> => new Response(null, { status: 404 });
  await expect(downloadAsZip(items(2), { fetch })).rejects.toMatchObject({
    problem: 'download',
    message: 'Download failed',
  });
  const control = new AbortController();
  control.abort();
  await expect(downloadAsZip(items(2), { fetch, signal: control.signal })).rejects.toMatchObject({
    problem: 'aborted',
  });
});

test('a mesh that cannot be converted stays what it is', async () => {
  const fetch = async (): Promise<Response> => new Response('drc');
  const drcToStl = async (): Promise<ArrayBuffer> => Promise.reject(new Error('no mesh'));
  const { zip } = await downloadAsZip([{ url: urlOf(0), name: 'upper.drc' }], { fetch, drcToStl });
  expect(Object.keys((await JSZip.loadAsync(await zip.arrayBuffer())).files)).toEqual(['upper.drc']);
});

test('the zip is called as specified', () => {
  expect(DEFAULT_ZIP_NAME).toBe('pressedPackage.zip');
});
