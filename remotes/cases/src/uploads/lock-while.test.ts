import { navigationLock } from '@archway/platform';
import { lockWhile } from './lock-while.ts';

test('the page is locked exactly while it runs, however often it says so', () => {
  let runs = false;
  let told = (): void => {};
  lockWhile(
    (changed) => (told = changed),
    () => runs,
    () => 'A CT upload is in progress.',
  );
  const change = (next: boolean): boolean => {
    runs = next;
    told();
    return navigationLock.isHeld();
  };
  expect(navigationLock.isHeld()).toBe(false);
  expect(change(true)).toBe(true);
  expect(change(true)).toBe(true);
  // One release must be enough.
  expect(change(false)).toBe(false);
  expect(change(false)).toBe(false);
  expect(change(true)).toBe(true);
  expect(change(false)).toBe(false);
});
