import type { Block, Report } from './report.ts';

function ofBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'words':
      return [block.text];
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flat()];
    case 'pictures':
      return [block.missing, ...block.pictures.map(({ caption }) => caption)];
  }
}

/** Everything that a report says, for whoever chooses its font. */
export const textsOf = ({ title, subtitle, brand, foot, blocks, pageText }: Report): string[] => [
  ...[title, subtitle, brand.name, foot, pageText(1, 1)],
  ...blocks.flatMap(ofBlock),
];
