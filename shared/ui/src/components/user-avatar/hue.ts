const hues = ['violet', 'teal', 'grey', 'amber'] as const;

/** A stable choice by the letters of the name. */
export function hueOf(name: string): (typeof hues)[number] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hues[sum % hues.length] ?? 'grey';
}
