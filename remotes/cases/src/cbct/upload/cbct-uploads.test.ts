import { navigationLock } from '@archway/platform';
import type { Upload } from '@archway/uploads';
import { newCbctUpload } from './cbct-upload.ts';
import { cbctUploads } from './cbct-uploads.ts';

const { store } = cbctUploads;
const place = { caseId: '7', version: 1 };
const upload = newCbctUpload(place, 'CT');
const isAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => store.remove([upload.id]));

test.each<[Pick<Upload, 'state' | 'paused'>, boolean]>([
  [{ state: 'waiting', paused: false }, true],
  [{ state: 'preparing', paused: false }, true],
  [{ state: 'uploading', paused: false }, true],
  [{ state: 'uploading', paused: true }, false],
  [{ state: 'serverError', paused: false }, false],
])('an upload that is %j holds the page: %s', (change, holds) => {
  store.add([{ ...upload, ...change }]);
  expect(navigationLock.isHeld()).toBe(holds);
});

test('the page is free again when the upload is registered or cancelled', () => {
  const another = newCbctUpload({ caseId: '8', version: 1 }, 'another');
  store.add([upload, another]);
  store.remove([upload.id]);
  expect(navigationLock.isHeld()).toBe(true);
  store.remove([another.id]);
  expect(navigationLock.isHeld()).toBe(false);
});

test('where the browser keeps no files, closing the page asks for a paused upload, too', () => {
  // jsdom keeps none.
  store.add([{ ...upload, state: 'uploading', paused: true }]);
  expect(isAsked()).toBe(true);
  store.remove([upload.id]);
  expect(isAsked()).toBe(false);
});
