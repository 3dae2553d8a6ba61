import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

export type Side = 'zh' | 'en';

/** A column of a list as a file. */
export interface CsvColumn<Row> {
  readonly zh: string;
  readonly en: string;
  /** @param zone minutes by which the reader's clock is ahead of UTC */
  readonly cell: (row: Row, side: Side, zone: number) => string | number | null;
}

/** A moment by the reader's clock, to the second. */
export const timeIn = (time: string | null, zone: number): string | null =>
  time && new Date(Date.parse(time) + zone * 60_000).toISOString().slice(0, 19).replace('T', ' ');

interface CsvAnswer<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly side: Side;
  readonly zone: number;
}

/** Answers with rows as a file while they are read: of any length. */
export function answerCsv<Row>(
  reply: FastifyReply,
  { fileName, columns, side, zone }: CsvAnswer<Row>,
  batches: AsyncIterable<readonly Row[]>,
): void {
  const lines = async function* (): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map((column) => column[side]));
    for await (const rows of batches)
      yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, side, zone)))).join('');
  };
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
