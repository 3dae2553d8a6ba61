import type { ExtractionContent, LabelField, LabelLayout, MarkingContent } from '@archway/contracts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { importCodes, importTemplates } from '../../production/api.ts';

const extraction: ExtractionContent = {
  ...{ pattern: '(?<case>[A-Za-z]+\\d+)[_-](?<jaw>[UL])(?<step>\\d+)', upperJawPattern: '[_-]U\\d' },
  ...{ testFileName: 'P1024_U05.stl', parts: ['case', 'step'], separator: '-' },
};
const marking: MarkingContent = {
  ...{ sign: 'STD', left: ['caseNumber'], right: ['jaw', 'step'], content: [], separator: '-', text: '' },
  brand: 'Archway',
};
const field = (kind: LabelField['kind'], x: number, y: number, width: number, height: number): LabelField => ({
  ...{ kind, x, y, width, height, size: 3, bold: false, align: 'left', text: null, code: 'qrcode' },
});
const bag: LabelLayout = {
  ...{ width: 60, height: 30 },
  fields: [
    field('code', 2, 5, 20, 20),
    { ...field('ptName', 24, 3, 34, 6), size: 4.5, bold: true },
    field('ptNo', 24, 10, 34, 4),
    field('proType', 24, 15, 34, 4),
    { ...field('upperOrLower', 24, 21, 22, 6), size: 4 },
    { ...field('stepNo', 47, 20, 11, 8), size: 7, bold: true, align: 'right' },
  ],
};
const small: LabelLayout = {
  ...{ width: 30, height: 12 },
  fields: [
    { ...field('code', 1, 1, 10, 10), code: 'datamatrix' },
    { ...field('ptNo', 12, 1, 17, 3), size: 2.5 },
    { ...field('upperOrLower', 12, 5, 17, 3), size: 2.5 },
    { ...field('stepNo', 12, 8, 17, 3.5), size: 3, bold: true },
  ],
};

/** Gives the demonstration templates of the platform, and the codes of what was packed, each by whoever makes them. */
export async function seedTemplates(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const accounts = await demoAccounts(tx);
    const updatedBy = accounts.find(({ name }) => name === 'demoadmin')?.id;
    const maker = accounts.find(({ name }) => name === 'demomaker')?.id;
    if (updatedBy === undefined || maker === undefined) return;
    await importTemplates(tx, [
      { kind: 'extraction', name: '病例号与步数 Case and step', content: extraction, updatedBy },
      { kind: 'marking', name: '标准打标 Standard', content: marking, updatedBy },
      { kind: 'label', name: '包装袋 Bag', content: bag, updatedBy },
      { kind: 'label', name: '小标签 Small', content: small, updatedBy },
    ]);
    await importCodes(tx, maker);
  });
}
