import { join } from 'node:path';
import { sfntOf } from '../sfnt.ts';
import { pagesOf } from '../testing/pages-of.node.ts';
import { packedFont } from '../testing/packed-font.node.ts';
import type { Block, Report } from './report.ts';
import { writeReport } from './write-report.ts';

const room = join(__dirname, '../..');
const font = () => sfntOf(packedFont('chinese-simplified', room));
const written = async (blocks: readonly Block[]) => pagesOf(await writeReport(report(blocks), await font()), room);

const report = (blocks: readonly Block[]): Report => ({
  ...{ title: '生产报告', subtitle: 'PO-2611-0178 · 李娜', language: 'zh-CN', foot: 'PO-2611-0178', blocks },
  brand: { name: 'Archway', logo: null, accent: '#4f46ba' },
  pageText: (page, of) => `第 ${page} 页，共 ${of} 页`,
});

test('a report says in both languages what it says, on pages with numbers', async () => {
  const pages = await written([
    { kind: 'heading', text: '患者' },
    { kind: 'facts', columns: 2, facts: [{ label: 'Case number', value: 'P1024' }] },
    { kind: 'words', text: '每天佩戴 22 小时。\nWear them for 22 hours.' },
    { kind: 'pictures', columns: 3, ratio: 0.6, missing: '无图片', pictures: [{ jpeg: null, caption: 'Start' }] },
  ]);
  expect(pages).toHaveLength(1);
  for (const said of [
    '生产报告',
    '李娜',
    '患者',
    'Case number',
    'P1024',
    '每天佩戴',
    'Wear them',
    '无图片',
    'Start',
    '第 1 页，共 1 页',
  ])
    expect(pages[0]).toContain(said);
});

test('a long table goes on, with its head on each page and no row lost', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`PO-${at}.`, '上颌']);
  const columns = [
    { title: '编码', share: 2 },
    { title: '颌位', share: 1 },
  ];
  const pages = await written([{ kind: 'table', columns, rows }]);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('编码');
    expect(page).toContain(`第 ${at + 1} 页，共 ${pages.length} 页`);
  }
  for (const [code] of rows) expect(pages.filter((page) => page.includes(code!))).toHaveLength(1);
});

test('a letter that the font does not have is marked, not lost', async () => {
  const [page] = await written([{ kind: 'words', text: '李𠮷娜' }]);
  expect(page).toContain('李〓娜');
});

test('the file has the letters that it needs alone', async () => {
  const whole = await font();
  const pdf = await writeReport(report([{ kind: 'words', text: '一二三' }]), whole);
  expect(pdf.size).toBeLessThan(whole.byteLength / 20);
});
