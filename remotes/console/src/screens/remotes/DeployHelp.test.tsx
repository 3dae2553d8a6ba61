import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from '@archway/platform';
import { DeployHelp } from './DeployHelp.tsx';

const clipboardWith = (clipboard: Partial<Clipboard> | undefined): void =>
  void Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

afterEach(() => jest.restoreAllMocks());

/** @apart Texts are not loaded, so that all is called by its keys. */
test.each([
  ['there is no clipboard', undefined, 'deploy.copyFailed'],
  [
    'the browser refuses it',
    { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    'deploy.copyFailed',
  ],
  ['it is copied', { writeText: () => Promise.resolve() }, 'deploy.copied'],
])('%s: the reader is told', async (_what, clipboard, said) => {
  clipboardWith(clipboard);
  const told: unknown[] = [];
  jest.spyOn(notify, 'error').mockImplementation((words) => void told.push(words));
  jest.spyOn(notify, 'success').mockImplementation((words) => void told.push(words));
  render(<DeployHelp />);
  fireEvent.click(screen.getByRole('button', { name: 'deploy.open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'deploy.copy' }));
  await waitFor(() => expect(told).toEqual([said]));
});
