import { FileCache } from './file-cache.ts';

const bytes = (size: number) => () => Promise.resolve(Buffer.alloc(size));

describe('cache of files', () => {
  it('loads once for everybody who asks at the same time, and keeps', async () => {
    const cache = new FileCache(1000);
    const load = jest.fn(bytes(10));
    await Promise.all([cache.get('a', load), cache.get('a', load)]);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('forgets what was asked for longest ago when it is full', async () => {
    const cache = new FileCache(1000);
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, bytes(250));
    await cache.get('a', bytes(250));
    await cache.get('e', bytes(250));
    const again = jest.fn(bytes(250));
    await cache.get('a', again);
    expect(again).not.toHaveBeenCalled();
    await cache.get('b', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure', async () => {
    const cache = new FileCache(1000);
    await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await expect(cache.get('a', bytes(3))).resolves.toHaveLength(3);
  });

  it('does not keep what would push out everything else', async () => {
    const cache = new FileCache(1000);
    const load = jest.fn(bytes(600));
    await cache.get('big', load);
    await cache.get('big', load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
