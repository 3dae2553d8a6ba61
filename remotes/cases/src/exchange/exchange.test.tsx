import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { server, settle, show } from '../archives/archives.fixture.tsx';
import en from '../i18n/exchange/en-US.json';
import { texts } from '../texts.ts';
import { archiveJob, inside } from './exchange.fixture.ts';
import { ExportDialog } from './export/ExportDialog.tsx';
import { FoundArchive } from './import/FoundArchive.tsx';
import { ImportState } from './import/ImportState.tsx';
import { firstChoice } from './import/destination.ts';

const words = en.exchange;
const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await settle();
};

beforeEach(async () => {
  sessionStorage.clear();
  await texts('exchange');
});
afterEach(() => jest.restoreAllMocks());

describe('an export', () => {
  const opened = (roles: readonly string[]) =>
    show(<ExportDialog detail={{ caseId: '1', roles: [...roles] as never }} onClose={() => {}} />);

  test('says what goes in, and the audit trail only to those who may read it', async () => {
    server({});
    await opened(['doctor']);
    const list = await screen.findByRole('list', { name: words.export.contents });
    expect(within(list).getByText(words.part.messages)).toBeTruthy();
    expect(within(list).queryByText(words.part.audit)).toBeNull();
  });

  test('shows how far it is, and is still there when the dialog is opened again', async () => {
    const calls = server({ '/export': () => ({ jobId: '9' }), '/job': () => archiveJob() });
    await opened(['creator']);
    await press(words.export.ok);
    expect(await screen.findByText(words.export.running)).toBeTruthy();
    cleanup();
    await opened(['creator']);
    expect(await screen.findByText(words.export.running)).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/export'))).toHaveLength(1);
  });

  test('ends with a link to the archive', async () => {
    const download = { url: 'http://localhost/case.zip', fileName: 'case.zip', size: 5_000_000 };
    server({ '/export': () => ({ jobId: '9' }), '/job': () => archiveJob({ state: 'done', download }) });
    await opened(['creator']);
    await press(words.export.ok);
    const link = await screen.findByRole('link', { name: words.export.download });
    expect(link.getAttribute('href')).toBe(download.url);
  });

  test('says why it failed', async () => {
    const problem = { code: 202139, text: 'A file is gone' };
    server({ '/export': () => ({ jobId: '9' }), '/job': () => archiveJob({ state: 'failed', problem }) });
    await opened(['creator']);
    await press(words.export.ok);
    expect((await screen.findByRole('alert')).textContent).toContain('A file is gone');
  });
});

describe('an import', () => {
  test('says what was found, and that the archive is there already', async () => {
    const choose = jest.fn();
    const choice = { ...firstChoice, practiceId: '2' };
    await show(<FoundArchive inside={inside()} choice={choice} onChoose={choose} onOpen={() => {}} />);
    expect(screen.getByText('10 photos, 1 model, Prescription, Communication')).toBeTruthy();
    expect(screen.getByText(words.import.known)).toBeTruthy();
    expect(screen.getByRole('link', { name: words.import.open }).getAttribute('href')).toBe('/patient-detail/77/1');
    fireEvent.click(screen.getByRole('checkbox', { name: words.import.again }));
    expect(choose).toHaveBeenCalledWith({ ...choice, again: true });
  });

  test('says why it failed, in the words of the server', async () => {
    const job = archiveJob({ kind: 'import', state: 'failed', problem: { code: 202135, text: 'photos/v1/001.jpg' } });
    await show(<ImportState job={job} error={null} patientName="Noah Reed" onRetry={() => {}} />);
    expect(screen.getByRole('alert').textContent).toContain('photos/v1/001.jpg');
  });
});
