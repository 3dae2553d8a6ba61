import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import { OfflineBar } from './OfflineBar.tsx';

test('that the network is gone is said by what the page already has: nothing can be fetched any more', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadTexts('host', { 'en-US': async () => en, 'zh-CN': async () => en });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<OfflineBar />));
  expect(place.textContent).toBe('');
  online.mockReturnValue(false);
  // Not awaited: what needs a module to arrive is not there yet.
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(place.textContent).toContain(en.offline.title);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(place.textContent).toBe('');
  act(() => root.unmount());
});
