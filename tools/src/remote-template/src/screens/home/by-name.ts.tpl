/** In the order of a Chinese reader's dictionary, Latin names first. */
export const byName = <T extends { name: string }>(practices: readonly T[]): T[] =>
  [...practices].sort((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
