import {
  type ParameterValue,
  type Piece,
  type WrittenPiece,
  carvedText,
  makingOf,
  parameterOf,
  parameterValue,
  pieceCode,
  piecesOf,
} from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { carvingContent } from '../carving/carvings.ts';
import { fileOfKind } from '../orders/file-repository.ts';
import type { OrderRecordRow, SubOrderRow } from '../orders/order-repository.ts';
import { readByTemplate } from './read-file-name.ts';

/** Whose appliances they are. */
export interface PieceCase {
  readonly ptNo: string;
  readonly patientName: string;
  readonly practiceId: string;
}

const said = (order: OrderRecordRow, key: string): ParameterValue => {
  const parameter = parameterOf(key);
  return parameter && order.parameters ? parameterValue(order.parameters, parameter) : null;
};
const text = (value: ParameterValue): string | null => (typeof value === 'string' ? value : null);

/** The appliances of a sub-order, with everything that is written on them. */
export async function writtenPieces(
  db: Querier,
  order: OrderRecordRow,
  subOrder: SubOrderRow,
  of: PieceCase,
): Promise<WrittenPiece[]> {
  const model = (await fileOfKind(db, subOrder.subOrderId, 'model'))?.fileName ?? null;
  const extracted = await readByTemplate(db, text(said(order, 'basicRegTemplateId')), model);
  const logo = await readByTemplate(db, text(said(order, 'logoRegTemplateId')), model);
  const carves = order.parameters === null || said(order, 'gumCarving') === true;
  const content = carves ? await carvingContent(db, text(said(order, 'gumCarvingContent'))) : null;
  const carvingOf = ({ jaw, step }: Piece): string | null =>
    content &&
    carvedText(content, {
      ...{ caseNumber: of.ptNo, patientName: of.patientName, orderNumber: order.orderNo },
      ...{ jaw: jaw === 'upper' ? 'U' : 'L', step: String(step).padStart(2, '0') },
      ...(extracted !== null && { extracted }),
    });
  return piecesOf(subOrder).map((piece) => ({
    ...{ ...of, ...piece, extracted, logo, subOrderId: subOrder.subOrderId, orderNo: order.orderNo },
    code: pieceCode(subOrder.code, piece.jaw, piece.step),
    product: makingOf(order.product, subOrder.kind),
    carving: carvingOf(piece),
  }));
}
