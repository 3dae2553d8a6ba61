import {
  CUT_LINE_FORMAT,
  CUT_LINE_FORMAT_VERSION,
  type CutLineFile,
  type SubOrderFileKind,
  cutLineFileName,
  fileKindOf,
  modelFileName,
} from '@archway/contracts';
import { jaws } from '@archway/dental';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { deleteObjects } from '../../files/api.ts';
import { fileOfKind } from '../orders/file-repository.ts';
import { keepFile } from '../orders/keep-file.ts';
import { lockOrder } from '../orders/order-scope.ts';
import { tellOrderChanged } from '../orders/tell-order.ts';
import { type MakingRow, changeLiveMaking } from './making-repository.ts';
import { type MakingSource, linesFor, otherLines, requireConfirmed } from './making-source.ts';
import { newObjectName, type writeModel } from './write-model.ts';

type Made = Awaited<ReturnType<typeof writeModel>>;
type Context = Pick<AppContext, 'db' | 'store' | 'log' | 'events'>;

interface MadeFile {
  readonly kind: SubOrderFileKind;
  readonly fileName: string;
  readonly objectName: string;
  readonly size: number;
  readonly crc64: string;
}

async function storeLines(
  { store }: Pick<AppContext, 'store'>,
  source: MakingSource,
  lines: CutLineFile['lines'],
): Promise<MadeFile | null> {
  const { subOrder, order, lines: from } = source;
  if (!from || lines.length === 0) return null;
  const file: CutLineFile = {
    ...{ format: CUT_LINE_FORMAT, formatVersion: CUT_LINE_FORMAT_VERSION, code: subOrder.code, unit: 'mm' },
    ...{ plan: order.planHash, from: from.content.kind, finish: from.sha256, lines },
  };
  const objectName = newObjectName(source, 'json');
  const bytes = Buffer.from(JSON.stringify(file));
  const { size, crc64 } = await store.put(objectName, bytes, { contentType: 'application/json' });
  return { kind: 'cutLine', fileName: cutLineFileName(subOrder.code), objectName, size, crc64 };
}

const MEGABYTE = 1_048_576;

/**
 * Makes what was made the files of its sub-order, all of them or none. Nobody waits for it any more where it was ended
 * meanwhile: then it is dropped.
 * @throws Refusal fileTooLarge; subOrderFileThere for an upload that nobody wanted to replace; what stops the order by now
 */
export async function keepMade(
  context: Context,
  making: MakingRow,
  source: MakingSource,
  { model, lines }: Made,
): Promise<void> {
  const { code } = source.subOrder;
  const files: MadeFile[] = [{ kind: 'model', fileName: modelFileName(code), ...model }];
  let unused: readonly string[] = files.map(({ objectName }) => objectName);
  try {
    const { limitMb } = fileKindOf('model');
    if (model.size > limitMb * MEGABYTE) throw new Refusal('fileTooLarge', { num: limitMb });
    const cutLine = await storeLines(context, source, lines);
    if (cutLine) files.push(cutLine);
    unused = files.map(({ objectName }) => objectName);
    const left = await context.db.transaction((tx) => keep(context, tx, making, source, files));
    if (left) unused = left;
  } finally {
    await deleteObjects(context, unused);
  }
}

/** @returns objects that are not needed any more; null where nothing was kept */
async function keep(
  context: Context,
  tx: Transaction,
  making: MakingRow,
  source: MakingSource,
  files: readonly MadeFile[],
): Promise<readonly string[] | null> {
  const { subOrder, steps, lines } = source;
  const acted = await lockOrder(tx, 'system', subOrder.orderId);
  const withoutLine = jaws.filter((jaw) => steps[jaw] && !lines?.content[jaw]);
  if (!(await changeLiveMaking(tx, making.makingId, { state: 'done', progress: 1, problem: null, withoutLine })))
    return null;
  const order = await requireConfirmed(tx, acted.order);
  if ((await linesFor(tx, order, subOrder))?.sha256 !== lines?.sha256) throw otherLines();
  const left: string[] = [];
  for (const file of files) {
    await requireReplaceable(tx, making, source, file.kind);
    const kept = await keepFile(tx, subOrder, {
      ...{ caseId: order.caseId, ...file, origin: 'plan', uploadedBy: making.userId },
    });
    left.push(...kept.unused);
  }
  await tellOrderChanged(context, tx, acted);
  return left;
}

/** Somebody may have uploaded a file since it was asked for. */
async function requireReplaceable(
  tx: Transaction,
  { replace, askedAt }: MakingRow,
  { subOrder }: MakingSource,
  kind: SubOrderFileKind,
): Promise<void> {
  const there = await fileOfKind(tx, subOrder.subOrderId, kind);
  if (there?.origin !== 'uploaded' || (replace && there.uploadTime <= askedAt)) return;
  throw new Refusal('subOrderFileThere', { code: subOrder.code });
}
