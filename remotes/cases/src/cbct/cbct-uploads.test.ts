import { navigationLock } from '@archway/platform';
import { cbctStore } from './cbct-store.ts';
import { type CbctUpload, newCbctUpload } from './cbct-upload.ts';
import './cbct-uploads.ts';

const place = { ptId: '7', version: 1 };
const isAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => cbctStore.remove(place));

test.each<[CbctUpload['state'], boolean]>([
  ['running', true],
  ['choosing', true],
  ['paused', false],
  ['failed', false],
])('an upload that is %s holds the page: %s', (state, holds) => {
  cbctStore.put({ ...newCbctUpload(place, 'CT'), state });
  expect(navigationLock.isHeld()).toBe(holds);
});

test('the page is free again when the upload is registered or cancelled', () => {
  cbctStore.put(newCbctUpload(place, 'CT'));
  cbctStore.put(newCbctUpload({ ptId: '8', version: 1 }, 'another'));
  cbctStore.remove(place);
  expect(navigationLock.isHeld()).toBe(true);
  cbctStore.remove({ ptId: '8', version: 1 });
  expect(navigationLock.isHeld()).toBe(false);
});

test('where the browser keeps no files, closing the page asks for a paused upload, too', () => {
  // jsdom keeps none.
  cbctStore.put({ ...newCbctUpload(place, 'CT'), state: 'paused' });
  expect(isAsked()).toBe(true);
  cbctStore.remove(place);
  expect(isAsked()).toBe(false);
});
