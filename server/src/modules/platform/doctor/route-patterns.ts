const segmentsOf = (pattern: string): string[] => pattern.split('/').filter((part) => part !== '');

const isOpen = (segment: string): boolean => segment.startsWith(':');

/** Whether some address is matched by both patterns, e.g. `/case/:id` and `/case/new`, or `/console/*` and `/console`. */
export function patternsOverlap(a: string, b: string): boolean {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (let at = 0; ; at += 1) {
    const one = left[at];
    const other = right[at];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (one !== other && !isOpen(one) && !isOpen(other)) return false;
  }
}
