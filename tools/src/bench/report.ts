import { join } from 'node:path';
import { type Block, type Report, sfntOf, textsOf, writeReport } from '@archway/paper';
import { packedFont } from '@archway/paper/testing';
import { ROOT } from '../check/workspace-packages.ts';
import type { BenchRow } from './bench-row.ts';
import { collectGarbage } from './node-garbage.ts';
import { staying } from './rated.ts';
import { bestTimes } from './timing.ts';

const PAGES = 20;
const ROUNDS = 5;
/** Of a table that fills so many pages. */
const ROWS = 660;

const columns = [
  { title: '编码', share: 3 },
  { title: '颌位', share: 1 },
  { title: 'Step', share: 1, align: 'right' },
  { title: '牙龈刻字', share: 3 },
] as const;

/** A production report as long as they come, in both languages. */
function longReport(): Report {
  const table: Block = {
    ...{ kind: 'table', columns },
    rows: Array.from({ length: ROWS }, (_, at) => [
      `PO-2611-${String(at).padStart(4, '0')}-01-U05`,
      at % 2 ? '上颌' : '下颌',
      String(at % 60).padStart(2, '0'),
      `李娜 P${1000 + at} 第 ${at % 60} 步`,
    ]),
  };
  return {
    ...{ title: '生产报告', subtitle: 'PO-2611-0178 · 李娜', language: 'zh-CN', foot: 'PO-2611-0178', blocks: [table] },
    brand: { name: 'Archway', logo: null, accent: '#4f46ba' },
    pageText: (page, of) => `第 ${page} 页，共 ${of} 页`,
  };
}

/** A report of 20 pages with Chinese: how long it takes on one thread, and how large it is. */
export async function benchReport(): Promise<BenchRow[]> {
  const font = await sfntOf(packedFont('chinese-simplified', join(ROOT, 'shared', 'paper')));
  const report = longReport();
  const pdf = await writeReport(report, font);
  const pages = (await pdf.text()).match(/\/Type \/Page\b/g)?.length ?? 0;
  if (pages !== PAGES) throw new Error(`the report has ${pages} pages`);
  const letters = new Set(textsOf(report).join('')).size;
  const run = async (): Promise<void> => void (await writeReport(report, font));
  const times = await bestTimes([{ name: 'report', run }], ROUNDS, collectGarbage);
  const whole = times.get('report') ?? Number.NaN;
  return [
    staying(`report of ${PAGES} pages, a page`, whole / PAGES, 30, 'ms'),
    staying(`report of ${PAGES} pages, ${letters} letters`, pdf.size / 1024, 200, 'KB'),
  ];
}
