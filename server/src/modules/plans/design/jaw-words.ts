/** A jaw within a sentence, in both languages. */
export const jawWords = {
  upper: { zh: '上颌', en: 'upper' },
  lower: { zh: '下颌', en: 'lower' },
} as const;
