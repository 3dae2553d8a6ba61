import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type AuditEntry, type ErrorName, changedSubjects, questionTitles, seenSubjects } from '@archway/contracts';
import { startLanguage } from '@archway/platform/host';
import detailEn from '../i18n/detail/en-US.json';
import detailZh from '../i18n/detail/zh-CN.json';
import en from '../i18n/audit/en-US.json';
import zh from '../i18n/audit/zh-CN.json';
import { texts } from '../texts.ts';
import { AuditSection } from './AuditSection.tsx';
import { AuditTable } from './AuditTable.tsx';

const entry = (seq: number, changes: Partial<AuditEntry>): AuditEntry => ({
  ...{ seq, version: 1, by: 'Li Wei', roles: ['doctor'], at: '2026-11-20T06:32:00.000Z', kind: 'changed' },
  ...{ subject: 'saveInfo', fields: [], from: null, to: null },
  ...changes,
});

async function inLanguage(lang: string): Promise<void> {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'prescription', 'detail', 'audit');
}

const answers: { url: string; body: object }[] = [];
const answering = (data: object | null, code = 200, errorName?: ErrorName) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    const body = { code, msg: errorName ?? '', data };
    answers.push({ url, body });
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  });
afterEach(() => {
  jest.restoreAllMocks();
  answers.length = 0;
});

const showSection = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuditSection caseId="1" />
    </QueryClientProvider>,
  );

describe.each([
  ['zh-CN', zh, detailZh],
  ['en-US', en, detailEn],
])('%s', (lang, { audit: t }, detail) => {
  beforeEach(() => inLanguage(lang));

  test('who, when, as what, and what with the names of its fields', () => {
    const rows = [
      entry(3, { kind: 'seen', subject: 'cbct', roles: ['assistant'] }),
      entry(2, { fields: ['patientName', 'phone'] }),
      entry(4, { subject: 'savePrescription', fields: ['objectives', 'missingTeeth', 'fromLater'] }),
      entry(1, { subject: 'passInspection', by: '', roles: ['system'] }),
    ];
    render(<AuditTable entries={rows} loading={false} />);
    const [, seen, saved, prescribed, passed] = screen.getAllByRole('row');
    expect(within(seen!).getByText(t.seen.cbct)).toBeTruthy();
    expect(within(saved!).getByText(t.changed.saveInfo)).toBeTruthy();
    expect(within(saved!).getByText(lang === 'zh-CN' ? /患者姓名、电话/ : /Patient name, Phone/)).toBeTruthy();
    const { objectives } = questionTitles;
    expect(within(prescribed!).getByText(new RegExp(lang === 'zh-CN' ? objectives.zh : objectives.en))).toBeTruthy();
    expect(prescribed!.textContent).not.toContain('fromLater');
    expect(within(passed!).getByText(detail.record.passInspection)).toBeTruthy();
    expect(within(passed!).getByText(detail.progress.system)).toBeTruthy();
  });

  test('everything that can stand in a trail has words', () => {
    const known = new Set<string>([...Object.keys(detail.record), ...Object.keys(t.changed)]);
    expect(changedSubjects.filter((subject) => !known.has(subject))).toEqual([]);
    expect(Object.keys(t.seen).sort()).toEqual([...seenSubjects].sort());
  });

  test('an empty trail says so, and a kind of entries is asked of the server', async () => {
    answering({ rows: [], total: 0, chain: { entries: 0, brokenAt: null, head: null } });
    showSection();
    expect(await screen.findByText(t.none)).toBeTruthy();
    fireEvent.click(screen.getByText(t.kind.seen));
    expect(await screen.findByText(t.noneKind)).toBeTruthy();
    expect(answers.at(-1)?.url).toContain('kind=seen');
  });

  test('a trail that was changed is told', async () => {
    answering({ rows: [entry(2, {})], total: 1, chain: { entries: 2, brokenAt: 2, head: 'x' } });
    showSection();
    expect(await screen.findByText(t.broken.replace('{num}', '2'))).toBeTruthy();
    expect(screen.queryByText(t.intact)).toBeNull();
  });
});
