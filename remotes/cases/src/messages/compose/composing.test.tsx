import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@archway/platform';
import { noticeStore, session, startLanguage } from '@archway/platform/host';
import en from '../../i18n/messages/en-US.json';
import { texts } from '../../texts.ts';
import { type AttachmentUpload, newAttachmentUpload } from '../files/attachment-upload.ts';
import { attachmentUploads } from '../files/attachment-uploads.ts';
import { MessageServer, message } from '../messages.fixture.ts';
import { MessageComposer } from './MessageComposer.tsx';

let server: MessageServer;
const t = en.messages;
const place = { caseId: '1', version: 1, thread: '' };

beforeEach(async () => {
  sessionStorage.clear();
  session.setUser({ userId: '7', permissions: [] } as unknown as SessionUser);
  server = new MessageServer();
  server.messages = [message(1, { own: true })];
  server.people = [
    { userId: '1', name: 'Li Wei', side: 'practice', doctor: true },
    { userId: '2', name: 'Wang Fang', side: 'design', doctor: false },
  ];
  server.listen();
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('common', 'case', 'messages');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MessageComposer detail={place} />
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  await act(() => attachmentUploads.dismiss(attachmentUploads.store.all().map(({ id }) => id)));
  jest.restoreAllMocks();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>(t.field);
const type = (value: string): void => {
  fireEvent.change(field(), { target: { value } });
};
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const marked = () => screen.getByRole('option', { selected: true }).textContent;

test('somebody is chosen by the keyboard, and mentioned in what is sent', async () => {
  type('please look @');
  const list = await screen.findByRole('listbox', { name: t.mentionList });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(marked()).toContain(t.doctor);
  key('ArrowDown');
  expect(marked()).toContain('Wang Fang');
  key('ArrowDown');
  expect(marked()).toContain('Li Wei');
  key('ArrowUp');
  key('Enter');
  expect(field().value).toBe('please look @Wang Fang ');
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: t.send }));
  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]?.body).toMatchObject({ text: 'please look @Wang Fang', mentions: ['2'] });
});

test('Escape closes the list, and the text stays as it is', async () => {
  type('@wa');
  await screen.findByRole('option', { name: /Wang Fang/ });
  expect(screen.queryByRole('option', { name: /Li Wei/ })).toBeNull();
  key('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('@wan');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('@wan');
});

function attach(id: string, change: Partial<AttachmentUpload>): void {
  const upload = newAttachmentUpload(id, place, '7', { name: `${id}.pdf`, size: 10 });
  act(() => attachmentUploads.store.add([{ ...upload, ...change }]));
}
const stored = { key: 'archway/pt/1/1/7/7/a_message.pdf', size: 10, crc64: '5' };

test('files that have arrived are sent with the message, alone as well, and are gone with it', async () => {
  attach('a', { state: 'success', stored });
  await screen.findByText('a.pdf');
  fireEvent.click(screen.getByRole('button', { name: t.send }));
  await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
  expect(server.of('POST')[0]?.body['attachments']).toEqual([
    { objectName: stored.key, fileName: 'a.pdf', size: 10, crc64: '5' },
  ]);
});

test('nothing is sent before all files are there; one that failed is taken out', async () => {
  type('look');
  attach('a', { state: 'uploading', share: 0.5 });
  expect(await screen.findByText(t.waitFiles)).toBeTruthy();
  expect(screen.getByRole('button', { name: t.send })).toHaveProperty('disabled', true);
  act(() => attachmentUploads.store.remove(['a']));
  attach('b', { state: 'serverError', failure: { message: 'told by the server' } });
  expect(await screen.findByText('told by the server')).toBeTruthy();
  expect(screen.getByText(t.failedFiles)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: t.removeFile.replace('{name}', 'b.pdf') }));
  await waitFor(() => expect(screen.getByRole('button', { name: t.send })).toHaveProperty('disabled', false));
});

test('a dropped file that a message cannot carry is told, with what it can', () => {
  const files = [new File(['x'], 'page.html')];
  fireEvent.drop(field(), { dataTransfer: { files, types: ['Files'] } });
  expect(noticeStore.get().at(-1)?.text).toContain('page.html');
  expect(attachmentUploads.store.all()).toEqual([]);
});
