import { guardLeaving } from './leave-guard.ts';

const isAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('closing the page asks while any of the sources runs, and no longer than that', () => {
  const running = { models: false, photos: false };
  const told: (() => void)[] = [];
  guardLeaving(
    (changed) => told.push(changed),
    () => running.models,
  );
  guardLeaving(
    (changed) => told.push(changed),
    () => running.photos,
  );
  const change = (next: Partial<typeof running>): void => {
    Object.assign(running, next);
    for (const changed of told) changed();
  };
  expect(isAsked()).toBe(false);
  change({ photos: true });
  expect(isAsked()).toBe(true);
  change({ models: true, photos: false });
  expect(isAsked()).toBe(true);
  change({ models: false });
  expect(isAsked()).toBe(false);
});
