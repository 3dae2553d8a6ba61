export { hasScans, labelledScan } from './labelled-jaws.node.ts';
export { madeJaw } from './made-jaws.ts';
export { bruteDepth } from './brute-depth.ts';
