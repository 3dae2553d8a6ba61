import {
  type AskedInRow,
  type CaseRow,
  type Tooth,
  answerNames,
  complaintNames,
  permanentTeeth,
  toothName,
} from '@archway/contracts';
import { type Numbering, type TextFunction, bilingual } from '@archway/platform';

type Row = Pick<CaseRow, 'asked'>;
export type AskedField = 'teeth' | 'material' | 'shade' | 'positions' | 'system' | 'guide' | 'complaint';

type Words = Partial<Record<AskedField, string | null>>;

function wordsOf(asked: AskedInRow, t: TextFunction, numbering: Numbering): Words {
  const comma = t('list.comma');
  const names = (teeth: readonly Tooth[]): string =>
    permanentTeeth
      .filter((tooth) => teeth.includes(tooth))
      .map((tooth) => toothName(tooth, numbering))
      .join(comma);
  switch (asked.kind) {
    case 'crown': {
      const { teeth, material, shade } = asked;
      return {
        teeth: names(teeth),
        material: material && bilingual(answerNames.material[material]),
        shade,
      };
    }
    case 'implant': {
      const { positions, system, guide } = asked;
      return {
        positions: names(positions),
        system,
        guide: guide && bilingual(answerNames.guide[guide]),
      };
    }
    case 'report':
      return { complaint: asked.complaintTags.map((tag) => bilingual(complaintNames[tag])).join(comma) };
  }
}

/** One thing that is asked for, in words; empty while it is not answered. */
export const askedText = ({ asked }: Row, field: AskedField, t: TextFunction, numbering: Numbering): string =>
  (asked && wordsOf(asked, t, numbering)[field]) || '';

/** All of it that is answered, for a line of a card. A guide that is not wanted says nothing without its column. */
export const askedTexts = ({ asked }: Row, t: TextFunction, numbering: Numbering): string[] => {
  if (!asked) return [];
  const { guide, ...words } = wordsOf(asked, t, numbering);
  const wanted = asked.kind === 'implant' && asked.guide !== 'none' ? guide : null;
  return [...Object.values(words), wanted].filter((text): text is string => Boolean(text));
};
