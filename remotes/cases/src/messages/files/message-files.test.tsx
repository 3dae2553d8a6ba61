import { fireEvent, render, screen } from '@testing-library/react';
import { startLanguage } from '@archway/platform/host';
import en from '../../i18n/messages/en-US.json';
import { texts } from '../../texts.ts';
import { MessageServer } from '../messages.fixture.ts';
import { MessageFiles } from './MessageFiles.tsx';

const attachment = (fileName: string, objectName: string) => ({ fileName, objectName, size: 2048 });
const named = (text: string, name: string): string => text.replace('{name}', name);

test('pictures are shown and looked at closely; other files are named and taken away', async () => {
  new MessageServer().listen();
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('common', 'case', 'messages');
  const attachments = [
    attachment('smile.JPG', 'a/1.jpg'),
    attachment('plan.pdf', 'a/2.pdf'),
    attachment('i.heic', 'a/3.heic'),
  ];
  render(<MessageFiles attachments={attachments} />);
  for (const name of ['plan.pdf', 'i.heic']) {
    expect(screen.getByRole('button', { name: named(en.messages.download, name) }).textContent).toContain('2');
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: named(en.messages.openPicture, 'smile.JPG') }));
  expect(await screen.findByRole('dialog', { name: 'smile.JPG' })).toBeTruthy();
  jest.restoreAllMocks();
});
