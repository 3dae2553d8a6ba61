export { labelsOfColors } from './label-colors.ts';
export { FOUND, scoreOf } from './score.ts';
