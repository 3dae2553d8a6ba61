import { Readable } from 'node:stream';
import { type Lang, type LedgerRow, creditUnits, ledgerKinds, rowOf } from '@archway/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../infrastructure/lists/csv.ts';
import { type Whose, entriesOf, holderFor } from './ledger.ts';
import type { LedgerFilter } from './ledger-repository.ts';

interface Column {
  readonly zh: string;
  readonly en: string;
  readonly cell: (row: LedgerRow, side: 'zh' | 'en', filter: LedgerFilter) => string | number | null;
}

/** A moment by the reader's clock; machine fields stay ISO. */
const timeIn = (time: string, zone: number): string =>
  new Date(Date.parse(time) + zone * 60_000).toISOString().slice(0, 19).replace('T', ' ');

const columns: readonly Column[] = [
  { zh: '记录编号', en: 'Record code', cell: ({ recordCode }) => recordCode },
  { zh: '变动时间', en: 'Change time', cell: ({ time }, _, { zone }) => timeIn(time, zone) },
  { zh: '变动类型', en: 'Change type', cell: ({ kind }, side) => rowOf(ledgerKinds, kind)?.[side] ?? kind },
  { zh: '单位', en: 'Unit', cell: ({ unit }, side) => rowOf(creditUnits, unit)?.[side] ?? unit },
  { zh: '数量', en: 'Amount', cell: ({ amount }) => amount },
  { zh: '余额', en: 'Balance', cell: ({ balance }) => balance },
  { zh: '病例编号', en: 'Case ID', cell: ({ ptNo }) => ptNo },
  { zh: '方案', en: 'Plan', cell: ({ planName }) => planName },
  { zh: '患者', en: 'Patient', cell: ({ patientName }) => patientName },
  { zh: '合同编号', en: 'Contract', cell: ({ contract }) => contract },
  { zh: '备注', en: 'Note', cell: ({ note }) => note },
  {
    zh: '操作账号',
    en: 'Operating account',
    cell: ({ operatorAccount, byPlatform }, side) => operatorAccount ?? platformName(byPlatform, side),
  },
  {
    zh: '操作账号姓名',
    en: 'Operating account name',
    cell: ({ operatorName, byPlatform }, side) => operatorName ?? platformName(byPlatform, side),
  },
];

const platformName = (byPlatform: boolean, side: 'zh' | 'en'): string | null =>
  byPlatform ? { zh: '平台', en: 'Platform' }[side] : null;

/**
 * Answers with the filtered ledger as a file, in the language of the reader, while it is read: of any length.
 * @throws Refusal recordNotFound, before anything is sent
 */
export async function sendLedger(
  db: Database,
  caller: Caller,
  query: Whose & LedgerFilter,
  lang: Lang,
  reply: FastifyReply,
): Promise<void> {
  const holder = await holderFor(db, caller, query);
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  const lines = async function* (): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map((column) => column[side]));
    for await (const rows of entriesOf(db, caller, holder, query))
      yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, side, query)))).join('');
  };
  const name = `archway-ledger-${holder.code}.csv`.replace(/[^\w.-]/g, '_');
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
