export { type Paper, type OpenedPaper, openPaper } from './open-paper.ts';
export { knownText } from './known-text.ts';
export { linesFitting } from './report/lines-fitting.ts';
export { sfntOf } from './sfnt.ts';
export { MILLIMETRE, A4 } from './sizes.ts';
export type { Block, Fact, Picture, Report, TableColumn } from './report/report.ts';
export { textsOf } from './report/texts-of.ts';
export { writeReport } from './report/write-report.ts';
